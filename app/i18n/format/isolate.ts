/** Left-to-right isolate, first-strong isolate, and the end of either. */
const leftToRightIsolate = "\u2066";
const firstStrongIsolate = "\u2068";
const endOfIsolate = "\u2069";

/** Returns plain text (mail, titles, print) in which a lens value, phone or number keeps its order (D18). Pages use `<bdi dir="ltr">`. */
export function isolateLtr(text: string): string {
  return `${leftToRightIsolate}${text}${endOfIsolate}`;
}

/** Returns plain text in which a name keeps the direction of its own letters (D18). */
export function isolate(text: string): string {
  return `${firstStrongIsolate}${text}${endOfIsolate}`;
}
