/** The field that a code is typed or scanned into. */
export const codeField = "code";

/** The values of `intent` for the buttons of the page. */
export const presses = {
  count: "count",
  finish: "finish",
  add: (productId: string) => `add ${productId}`,
  takeBack: (boxId: string) => `back ${boxId}`,
};

export type CountingPress = { kind: "count" | "finish" } | { kind: "add"; productId: string } | { kind: "takeBack"; boxId: string };

/** Returns what was pressed; a form sent with Enter counts what is in its field. */
export function parsePress(intent: string): CountingPress {
  const [name, ...rest] = intent.split(" ");
  const value = rest.join(" ");
  if (name === "add") return { kind: "add", productId: value };
  if (name === "back") return { kind: "takeBack", boxId: value };
  return { kind: name === "finish" ? "finish" : "count" };
}
