/** The place of the fight, drawn behind a foe. Walls for a fortified site, hills in the open. */
export function Scenery({ walls, night, id }: { walls: boolean; night: boolean; id: string }) {
  const sky = night ? ["#18203f", "#3c4874"] : ["#bcd6dc", "#f1e6c6"];
  const stone = night ? ["#3d4669", "#2c3454", "#12162a"] : ["#c9bfa8", "#b0a58c", "#7d7259"];
  const hills = night ? ["#2b3557", "#1f2743", "#141a30"] : ["#b9c795", "#a5b67e", "#7f9a5c"];
  return (
    <svg class="bgd" viewBox="0 0 390 280" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <linearGradient id={`sky-${id}`} x1="0" y1="0" x2="0" y2="1">
        <stop stop-color={sky[0]} />
        <stop offset=".7" stop-color={sky[1]} />
      </linearGradient>
      <linearGradient id={`fade-${id}`}>
        <stop stop-color="var(--foe)" stop-opacity=".1" />
        <stop offset=".3" stop-color="var(--foe)" stop-opacity=".4" />
        <stop offset=".42" stop-color="var(--foe)" stop-opacity=".93" />
        <stop offset="1" stop-color="var(--foe)" stop-opacity=".95" />
      </linearGradient>
      <path d="M0 0h390v280H0z" fill={`url(#sky-${id})`} />
      {!walls && night && <circle cx="36" cy="34" r="19" fill="#e8ecff" />}
      {!walls && !night && <circle cx="36" cy="34" r="20" fill="#ffe9a0" />}
      {walls ? (
        <>
          <path
            d="M0 280V40h16V22h22v18h20V22h22v18h20V22h22v18h20V22h22v18h20V22h22v18h30V4h24v16h24V4h24v16h24V4h24v16h38v260z"
            fill={stone[0]}
            stroke={stone[2]}
            stroke-width="2"
          />
          <path
            d="M0 74h244M0 108h244M0 142h244M0 176h244M30 40v34M92 40v34M160 40v34M58 74v34M124 74v34M200 74v34M24 108v34M96 108v34M170 108v34"
            stroke={stone[1]}
            stroke-width="1.5"
            fill="none"
          />
        </>
      ) : (
        <>
          <path d="M0 130l60-76 44 50 52-70 70 84 60-44 104 60v180H0z" fill={hills[0]} />
          <path d="M0 160q90-40 180-10t210-16v150H0z" fill={hills[1]} />
          <path d="M10 170l12-34 12 34zM30 180l14-40 14 40zM132 168l11-32 11 32zM152 178l13-38 13 38zM118 182l9-26 9 26z" fill={hills[2]} />
        </>
      )}
      <path d="M0 0h390v280H0z" fill={`url(#fade-${id})`} />
    </svg>
  );
}
