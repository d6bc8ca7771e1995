import { Icon } from "../../../ui/Icon";
import type { Option } from "../../../wire/types";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import { kindIcon } from "../art/pictures";
import { useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";

const KINDS = new Set(["class", "take"]);
export const isChoice = (options: Option[]): boolean => options.length > 0 && options.every((option) => KINDS.has(option.kind));

/** Before the first round: classes and weapons laid out to choose from. */
export function Choice({ options }: { options: Option[] }) {
  const { table, act, busy } = useTable();
  return (
    <div class="choice" role="group" aria-label={table.decision?.prompt ?? ""}>
      <div class="choice-cards">
        {options.map((option) => (
          <button type="button" key={option.notation} class="choice-card" disabled={busy} data-option={option.notation} onClick={() => act(option)}>
            {option.kind === "class" ? <ClassFace id={String(option.args[0])} /> : <WeaponFace id={String(option.args[0])} />}
          </button>
        ))}
      </div>
    </div>
  );
}

function ClassFace({ id }: { id: string }) {
  const { catalog, me } = useTable();
  const { name, text, t } = useSpeech();
  const facts = catalog.classes[id];
  const recommended = catalog.heroes[me.hero]?.recommended === id;
  return (
    <>
      <b>
        {facts && <Icon name={kindIcon(facts.primary)} label={name("kind", facts.primary)} />}
        {facts && <Icon name={kindIcon(facts.secondary)} label={name("kind", facts.secondary)} />}
        {name("class", id)}
      </b>
      {recommended && <em>{t("md-recommended")}</em>}
      <span>{text(`class:${id}`)}</span>
      <small>
        <b>{name("signature", id)}:</b> {text(`class:${id}:signature`)}
      </small>
      <small>
        <b>{name("free", id)}:</b> {text(`class:${id}:free`)}
      </small>
    </>
  );
}

function WeaponFace({ id }: { id: string }) {
  const { catalog } = useTable();
  const { name } = useSpeech();
  const words = useCardWords(id);
  return (
    <>
      <b>{name("card", id)}</b>
      <ItemPicture id={id} />
      <span class="card-pools">
        <CardDice facts={catalog.cards[id]} />
      </span>
      <small>{words.join(" ")}</small>
    </>
  );
}
