/** The same numbers from 0 to 1 in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const controls = ["\u0000", "\u0001", "\u0007", "\u000b", "\u000c", "\u001b", "\u007f", "\u0085"];

/** Halves of a character, which JSON can carry; a form cannot: what sends it puts U+FFFD in their place. */
const halves = ["\ud800", "\udfff"];

/** A text of letters and figures with one character somewhere in it that cannot be stored. */
export function unreadableText(random: () => number, { carriesHalves = true } = {}): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const letters = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick([..."abאב김1 -"]));
  letters.splice(Math.floor(random() * (letters.length + 1)), 0, pick(carriesHalves ? [...controls, ...halves] : controls));
  return letters.join("");
}
