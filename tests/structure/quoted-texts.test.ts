import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resources } from "~/i18n/resources.server";

const isLong = (text: string) => /\p{L}{4}/u.test(text);
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const texts: string[] = [];
const collect = (value: unknown): void => {
  if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) collect(part);
};
collect(resources);
/** The names of the demo stand on its pages too. */
const demo = readdirSync("app/demo", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
const all = [...texts, ...demo.map((name) => readFileSync(`app/demo/${name}`, "utf8"))].join("\n");
/** Texts around a value: "Keep {{name}}" is said as "Keep Biofinity". */
const templates = texts
  .filter((text) => text.includes("{{") && isLong(text.replace(/\{\{[^}]*\}\}/g, "")))
  .map(
    (text) =>
      new RegExp(
        text
          .split(/\{\{[^}]*\}\}/)
          .map(escaped)
          .join(".+"),
      ),
  );

/** How a browser test looks for a text on a page, as a string or a regular expression. */
const lookUps = /(?:getBy(?:Text|Label)\(|getByRole\("\w+", \{[^}]*?name: )(?:"([^"\n]+)"|\/((?:[^/\n\\]|\\.)+)\/)/g;

/** The words of a text or a regular expression between numbers and what stands for other text. */
const wordsOf = (text: string) =>
  text
    .replace(/\\[dswbDSWB]/g, "·")
    .replace(/\\(.)/g, "$1")
    .split(/[$^.*+?()[\]{}|:%·\d]+|[A-Z]{3}-/)
    .map((words) => words.trim());

/** Whether it is the portal's or the demo's, or else the test's own, which types it. */
const isSaid = (words: string, rest: string) =>
  !isLong(words) || all.includes(words) || templates.some((template) => template.test(words)) || rest.includes(words);

test("every text that a browser test looks for is one of the portal's", () => {
  const files = ["tests/e2e", "tests/helpers"].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const unknown = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const rest = source.replace(lookUps, "");
    const words = [...source.matchAll(lookUps)].flatMap(([, text = "", pattern = ""]) => wordsOf(text || pattern));
    return words.filter((each) => !isSaid(each, rest)).map((each) => `${file}: ${each}`);
  });
  expect(unknown).toEqual([]);
});
