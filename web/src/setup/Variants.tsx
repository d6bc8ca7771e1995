import type { GameInfo, VariantInfo } from "../wire/types";
import { useSpeech } from "../words/words";

interface Props {
  info: GameInfo;
  scenario: string;
  players: number;
  options: Record<string, string>;
  onOptions(options: Record<string, string>): void;
  sets: string[];
  onSets(sets: string[]): void;
}

/** Variants of the rules and further sets. What is made for other scenarios or numbers of players is left out. */
export function Variants({ info, scenario, players, options, onOptions, sets, onSets }: Props) {
  const { t } = useSpeech();
  const fits = (one: VariantInfo) => one.id in options || one.fits[scenario]?.includes(players);
  const put = (id: string, value: string) => {
    const { [id]: _, ...others } = options;
    onOptions(value ? { ...others, [id]: value } : others);
  };
  const fitting = (info.variants ?? []).filter(fits);
  if (!fitting.length && !info.sets?.length) return null;
  return (
    <details class="panel setup-more" open={Object.keys(options).length + sets.length > 0}>
      <summary>
        <h2>{t("setup-variants")}</h2> <span>{Object.keys(options).length + sets.length || t("setup-none")}</span>
      </summary>
      <div class="setup-choices">
        {fitting.map((one) => (
          <label key={one.id} class={one.id in options ? "on" : ""}>
            <input
              type="checkbox"
              name={one.id}
              checked={one.id in options}
              onChange={(event) => put(one.id, event.currentTarget.checked ? (one.values[0]?.id ?? "on") : "")}
            />
            <span>
              <b>{one.name}</b>
              {one.about && <small>{one.about}</small>}
              {one.id in options && one.values.length > 0 && (
                <select aria-label={one.name} value={options[one.id]} onChange={(event) => put(one.id, event.currentTarget.value)}>
                  {one.values.map((value) => (
                    <option key={value.id} value={value.id}>
                      {value.name}
                    </option>
                  ))}
                </select>
              )}
            </span>
          </label>
        ))}
        {(info.sets ?? []).map((one) => (
          <label key={one.id} class={sets.includes(one.id) ? "on" : ""}>
            <input
              type="checkbox"
              name={one.id}
              checked={sets.includes(one.id)}
              onChange={(event) => onSets(event.currentTarget.checked ? [...sets, one.id] : sets.filter((id) => id !== one.id))}
            />
            <span>
              <b>{one.name}</b>
              <small>{one.about}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
