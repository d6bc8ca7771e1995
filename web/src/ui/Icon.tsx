interface Props {
  name: string;
  class?: string;
  /** Set when the icon alone carries the meaning. */
  label?: string;
}

export function Icon({ name, class: style = "ic", label }: Props) {
  const meaning = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg class={style} {...meaning}>
      <use href={`#${name}`} />
    </svg>
  );
}
