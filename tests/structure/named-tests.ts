import { existsSync, readFileSync } from "node:fs";

const textOf = new Map<string, string>();

/** The text of a file, read once; empty where there is none. */
export function textIn(file: string): string {
  const text = textOf.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  textOf.set(file, text);
  return text;
}

/** Does the file hold a test of this title, or a table of tests whose title is this template? Those with full figures only do not count. */
export function hasTest({ file, title }: { file: string; title: string }): boolean {
  const [head = "", ...rest] = textIn(file).split(title);
  const before = [head, ...rest.slice(0, -1)];
  return title !== "" && before.some((text, at) => /(\btest|\))\(\s*["`]$/.test(text) && /^["`]/.test(rest[at] ?? ""));
}
