/** What a click does, done by Enter and Space. */
export const byKey = (act: (event: Event) => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act(event);
};
