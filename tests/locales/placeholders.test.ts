import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resources } from "~/i18n/resources.server";

/*
 * The variables of a text are what the calls that use it hand over, as far as the source says so: a call of `t` or a <Trans> with its
 * key as a literal, and its values as an object that is written there, without a spread. That every language names the same variables
 * is held by parity.test.ts.
 */

type Texts = { [key: string]: string | Texts };

/** A use of a text: its key as written, and the names that are handed over. */
type Use = { key: string; given: string[] };

const literalCall = /\bt\(\s*"([\w:.]+)"\s*(,\s*\{|\)|,\s*\))/g;
const literalTrans = /<Trans\b[^>]*?\bi18nKey="([\w:.]+)"([^>]*)/g;

/** The names of an object literal that begins behind `from`; null where a spread or a computed name hides some. */
function namesOf(source: string, from: number): string[] | null {
  const names: string[] = [];
  let depth = 1;
  let part = "";
  const take = () => {
    const name = part.trim();
    part = "";
    if (name === "") return true;
    const [, found] = /^(?:"?(\w+)"?)\s*(?::|$)/.exec(name) ?? [];
    if (found === undefined) return false;
    names.push(found);
    return true;
  };
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at] ?? "";
    // What a text or a template holds counts for nothing.
    if ("\"'`".includes(letter) && part.includes(":")) {
      at = source.indexOf(letter, at + 1);
      if (at < 0) return null;
      continue;
    }
    if ("([{".includes(letter)) depth += 1;
    if (")]}".includes(letter)) depth -= 1;
    if (depth === 0) return take() ? names : null;
    if (depth > 1 || letter !== ",") part += letter;
    else if (!take()) return null;
  }
  return null;
}

function usesOf(source: string): Use[] {
  const calls = [...source.matchAll(literalCall)].flatMap(({ 0: whole, 1: key = "", 2: after = "", index }): Use[] => {
    const given = after.includes("{") ? namesOf(source, index + whole.length) : [];
    return given === null ? [] : [{ key, given }];
  });
  const tags = [...source.matchAll(literalTrans)].flatMap(({ 0: whole, 1: key = "", 2: more = "", index }): Use[] => {
    const values = more.indexOf("values={{");
    if (values < 0) return /values=|count=/.test(more) ? [] : [{ key, given: [] }];
    const given = namesOf(source, index + whole.length - more.length + values + "values={{".length);
    return given === null ? [] : [{ key, given: more.includes("count=") ? [...given, "count"] : given }];
  });
  return [...calls, ...tags];
}

/** The namespaces whose texts a file may name without saying which. */
const namespacesOf = (source: string) =>
  [...source.matchAll(/useTexts\((\[[^\]]*\]|"[^"]*")/g)].flatMap(([, given = ""]) =>
    [...given.matchAll(/"(\w+)"/g)].map(([, name]) => name),
  );

function textAt(namespace: string, path: string): string | undefined {
  const texts = (resources.en as unknown as Texts)[namespace];
  const found = path
    .split(".")
    .reduce<string | Texts | undefined>((within, step) => (typeof within === "object" ? within[step] : undefined), texts);
  if (typeof found === "string") return found;
  return path.endsWith("_other") ? undefined : textAt(namespace, `${path}_other`);
}

const variablesOf = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name))];

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.tsx?$/.test(name) && !name.startsWith("locales/"),
);

test("every variable of a text is passed where the text is used", () => {
  const missing: string[] = [];
  let read = 0;
  for (const file of files) {
    const source = readFileSync(`app/${file}`, "utf8");
    for (const { key, given } of usesOf(source)) {
      const [namespace, path] = key.includes(":") ? key.split(":") : [undefined, key];
      const texts = (namespace ? [namespace] : namespacesOf(source)).flatMap((each) => textAt(each ?? "", path ?? "") ?? []);
      if (texts.length === 0) continue;
      read += 1;
      // A key without its namespace may stand in several of those that the file uses.
      const lacking = texts.map((text) => variablesOf(text).filter((name) => !given.includes(name)));
      if (lacking.every((names) => names.length > 0)) missing.push(`${file}: ${key} lacks ${lacking[0]?.join(", ")}`);
    }
  }
  expect(missing).toEqual([]);
  expect(read, "the uses that could be read").toBeGreaterThan(1000);
});

test("a missing variable is reported", () => {
  const source = [
    'const { t } = useTexts("cart");',
    't("cart:a.b", { name, more: f(x, { y }), other: `z, 1` });',
    't("c");',
    't("d", { ...rest });',
    '<Trans t={t} i18nKey="e" values={{ one: 1 }} count={2} />',
  ].join(" ");
  expect(usesOf(source)).toEqual([
    { key: "cart:a.b", given: ["name", "more", "other"] },
    { key: "c", given: [] },
    { key: "e", given: ["one", "count"] },
  ]);
});
