import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, css: readFileSync(`app/${path}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "") }));

test("stylesheets are found", () => {
  expect(files.length).toBeGreaterThan(20);
});

test("no stylesheet names a physical direction", () => {
  const found = files.flatMap(({ path, css }) => (css.match(/^.*\b(?:left|right)\b.*$/gim) ?? []).map((line) => `${path}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test("no four-value shorthand sets different values for the two inline sides", () => {
  const shorthand =
    /\b(?:margin|padding|inset|border-width|scroll-margin|scroll-padding):\s*([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s*;/g;
  const found = files.flatMap(({ path, css }) =>
    Array.from(css.replaceAll(/\([^)]*\)/g, (value) => value.replaceAll(" ", "")).matchAll(shorthand))
      .filter(([, , end, , start]) => end !== start)
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test("every rule is in a cascade layer, so that the order of loading does not matter", () => {
  const outside = files.filter(
    ({ path, css }) => !/fonts\.css$|app\.css$/.test(path) && /^[.:*a-z[][^@{]*\{/im.test(css.replaceAll(/^ .*$/gm, "")),
  );
  expect(outside.map(({ path }) => path)).toEqual([]);
});
