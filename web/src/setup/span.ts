/** "45 min", "2 h 30". */
export function span(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return !hours ? `${rest} min` : rest ? `${hours} h ${rest}` : `${hours} h`;
}
