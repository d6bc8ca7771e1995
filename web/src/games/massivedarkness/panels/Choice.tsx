import { useState } from "preact/hooks";
import { Icon } from "../../../ui/Icon";
import { usePhone } from "../../../ui/usePhone";
import type { Option } from "../../../wire/types";
import { soften } from "../../../words/soften";
import { useSpeech } from "../../../words/words";
import { ItemPicture } from "../art/ItemPicture";
import { kindIcon } from "../art/pictures";
import { useTable } from "../useTable";
import { CardDice, useCardWords } from "./CardFacts";

const KINDS = new Set(["class", "take"]);
export const isChoice = (options: Option[]): boolean => options.length > 0 && options.every((option) => KINDS.has(option.kind));

/** What a class is seen with. */
const ARMS: Record<string, string[]> = {
  battle_wizard: ["se_staff", "t1_ember_staff", "t1_fire_scroll"],
  bloodmoon_nightrunner: ["t1_throwing_knives", "se_short_sword", "t1_smoke_bomb"],
  dark_ranger: ["se_short_bow", "t1_hunting_bow", "t1_light_boots"],
  gladiator_berserker: ["se_short_sword", "t1_wooden_shield", "t1_hand_axe"],
  shadow_barbarian: ["se_woodcutter_axe", "t1_hammer", "t1_bone_amulet"],
  wrath_paladin: ["se_mace", "t1_wooden_shield", "t1_chainmail"],
};

const NARROW = "(max-width: 700px), (max-height: 560px)";

/** Before the first round: classes and weapons laid out to choose from; on a phone one of them at a time. */
export function Choice({ options }: { options: Option[] }) {
  const { table, act, busy } = useTable();
  const narrow = usePhone(NARROW);
  if (narrow) return <Pages options={options} />;
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

/** The names of all, and the words of the one looked at with the button that takes it. */
function Pages({ options }: { options: Option[] }) {
  const { table, act, busy, catalog, me } = useTable();
  const { t, name } = useSpeech();
  const [looked, look] = useState("");
  const recommended = (option: Option) => option.kind === "class" && catalog.heroes[me.hero]?.recommended === option.args[0];
  const shown = options.find((option) => option.notation === looked) ?? options.find(recommended) ?? options[0]!;
  const called = (option: Option) => name(option.kind === "class" ? "class" : "card", String(option.args[0]));
  return (
    <div class="choice pages" role="group" aria-label={table.decision?.prompt ?? ""}>
      <div class="choice-names" role="tablist" aria-label={table.decision?.prompt ?? ""}>
        {options.map((option) => (
          <button type="button" key={option.notation} role="tab" aria-selected={option === shown} onClick={() => look(option.notation)}>
            {recommended(option) && <Icon name="i-fame" class="tiny" label={t("md-recommended")} />}
            {soften(called(option))}
          </button>
        ))}
      </div>
      <div class="choice-card one" role="tabpanel" aria-label={called(shown)}>
        {shown.kind === "class" ? <ClassFace id={String(shown.args[0])} /> : <WeaponFace id={String(shown.args[0])} />}
      </div>
      <button type="button" class="main choice-take" disabled={busy} data-option={shown.notation} onClick={() => act(shown)}>
        <Icon name="i-ok" /> {shown.label}
      </button>
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
      <Told title={name("signature", id)} words={text(`class:${id}:signature`)} />
      <Told title={name("free", id)} words={text(`class:${id}:free`)} />
      <span class="choice-arms" aria-hidden="true">
        {(ARMS[id] ?? []).map((item) => (
          <ItemPicture key={item} id={item} />
        ))}
      </span>
    </>
  );
}

/** A power by its name, which its words may begin with. */
function Told({ title, words }: { title: string; words: string }) {
  const rest = words.startsWith(title) ? words.slice(title.length) : `: ${words}`;
  return (
    <small>
      <b>{title}</b>
      {rest}
    </small>
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
