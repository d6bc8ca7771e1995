import { GalleryLink } from "../../../library/GalleryLink";
import { halves, type Piece } from "../../../options/pieces";
import { Icon } from "../../../ui/Icon";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../../words/words";
import { kindIcon } from "../art/pictures";
import { zoneLabel } from "../board/labels";
import { Pool } from "../combat/Die";
import { owned } from "../options/titles";
import type { DoorState } from "../types";
import { foeAt, useTable } from "../useTable";
import { useCardWords } from "./CardFacts";
import { powerWords } from "./HeroBoard";
import { composition } from "./Party";
import { intentWords } from "./intent";

/** The full words of a piece, as its window shows them, and the way to its page in the gallery. */
export function PieceWords({ piece }: { piece: Piece }) {
  const { view } = useTable();
  const say = useSpeech();
  const [what, id] = halves(piece);
  switch (what) {
    case "zone":
      return <p class="words">{zoneLabel(id, view, [], say)}</p>;
    case "door":
      return <DoorWords door={id} />;
    case "pillar":
      return <PillarWords pillar={id} />;
    case "foe":
      return <EnemyWords piece={piece} />;
    case "card":
      return <CardWords id={owned(id).id} />;
    case "offer":
      return <CardWords id={id} />;
    case "line":
      return <LineWords {...owned(id)} />;
    case "class":
      return <p class="words">{say.text(`class:${id}`)}</p>;
    case "power": {
      const { seat, id: power } = owned(id);
      return <p class="words">{powerWords(view.heroes[seat]!, power, say.text)}</p>;
    }
    case "signature":
      return <p class="words">{say.text(`class:${view.heroes[Number(id)]?.class}:signature`)}</p>;
    default:
      return null;
  }
}

/** What each state of a door means by the rules; the mission says how a locked one opens. */
const DOOR_RULES: Record<DoorState, string | null> = { closed: "MD-ACT-08", open: "MD-ACT-10", locked: null };

function DoorWords({ door }: { door: string }) {
  const { t } = useSpeech();
  const state = useTable().view.board.doors[door] ?? "closed";
  return (
    <>
      <p class="words small">{t(`md-door-is-${state}`)}</p>
      <p class="words">
        {t(`md-door-means-${state}`)} <RuleLink id={DOOR_RULES[state]} />
      </p>
    </>
  );
}

/** The missions' own rules that speak of pillars. */
const OF_PILLARS = ["pillars", "levers", "watcher"];

function PillarWords({ pillar }: { pillar: string }) {
  const { view } = useTable();
  const { t, name } = useSpeech();
  const health = view.board.pillars[pillar] ?? 0;
  return (
    <>
      {health > 0 && <p class="words small">{t("md-pillar-life", { n: health })}</p>}
      {view.rules
        .filter((rule) => OF_PILLARS.includes(rule))
        .map((rule) => (
          <p key={rule} class="words">
            {name("rule", `${view.mission}-${rule}`)}
          </p>
        ))}
    </>
  );
}

function CardWords({ id }: { id: string }) {
  const { text } = useSpeech();
  const words = useCardWords(id);
  return (
    <>
      <p class="words">{text(`card:${id}`)}</p>
      {words.map((line, i) => (
        <p key={i} class="words">
          {line}
        </p>
      ))}
      <GalleryLink game="massivedarkness" at={`card/${id}`} />
    </>
  );
}

function EnemyWords({ piece }: { piece: Piece }) {
  const { view } = useTable();
  const say = useSpeech();
  const enemy = foeAt(view, piece);
  if (!enemy) return null;
  const lines = Array.from({ length: 6 }, (_, i) => say.text(`enemy:${enemy.card}:${i + 1}`)).filter(Boolean);
  return (
    <>
      <p class="words">{composition(enemy, say)}</p>
      <p class="words pools">
        {Object.entries(enemy.dice).map(([kind, dice]) => (
          <span key={kind} class="card-dice">
            <Icon name={kindIcon(kind)} label={say.name("kind", kind)} />
            <Pool side={kind === "defense" ? "defense" : "attack"} dice={dice} small />
          </span>
        ))}
      </p>
      {lines.map((line, i) => (
        <p key={i} class="words">
          {line}
        </p>
      ))}
      {enemy.loot && <p class="words">{say.t("md-carries", { card: say.name("card", enemy.loot) })}</p>}
      <p class="words">
        <b>{say.t("md-if-nothing")}</b> {intentWords(enemy, view, say)}
      </p>
      <GalleryLink game="massivedarkness" at={`enemy/${enemy.card}`} />
    </>
  );
}

function LineWords({ seat, id: line }: { seat: number; id: string }) {
  const hero = useTable().view.heroes[seat];
  const say = useSpeech();
  const found = hero?.lines.find((one) => one.line === line);
  if (!hero || !found) return null;
  return (
    <dl class="card-words">
      {found.steps.map((step, i) => (
        <>
          <dt>{say.t("md-step", { level: step.level, cost: step.cost })}</dt>
          <dd>
            {say.text(`line:${hero.class}.${line}:${i + 1}`)} {step.works && <b>{say.t("md-step-works")}</b>}
            {step.bought && !step.works && <b>{say.t("md-step-later", { n: step.level })}</b>}
          </dd>
        </>
      ))}
    </dl>
  );
}
