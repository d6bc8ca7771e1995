interface Props {
  title: string;
  value: string;
  onChange(value: string): void;
  grow?: boolean;
}

/** A titled field to search in: the gallery and the rules reference share it. */
export function SearchBox({ title, value, onChange, grow }: Props) {
  return (
    <label class={grow ? "grow" : undefined}>
      <span>{title}</span>
      <input type="search" value={value} onInput={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
