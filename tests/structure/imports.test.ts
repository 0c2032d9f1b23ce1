import { expect, test } from "vitest";
import { type Import, importsOf, listFiles } from "./source-files";

/** The table "Allowed imports" of the README; a layer may always import itself. `types` allows type-only imports. */
const table: Readonly<Record<string, { readonly all: readonly string[]; readonly types?: readonly string[] }>> = {
  domain: { all: [] },
  calls: { all: ["domain"] },
  editions: { all: ["domain"] },
  forms: { all: ["domain"], types: ["calls", "editions"] },
  db: { all: ["domain", "editions"] },
  services: { all: ["calls", "domain", "db", "editions", "integrations"] },
  integrations: { all: ["calls", "domain", "editions"], types: ["i18n"] },
  demo: { all: ["services", "domain", "db", "editions"] },
  middleware: { all: ["context", "calls", "services", "domain", "editions", "forms", "i18n", "locales", "integrations", "db"] },
  context: { all: ["middleware", "calls", "services", "domain", "editions", "i18n", "integrations", "db"] },
  components: { all: ["domain", "forms", "i18n", "offline", "styles"], types: ["editions", "calls", "locales"] },
  i18n: { all: ["domain", "components", "locales"], types: ["editions", "calls"] },
  offline: { all: ["domain", "forms", "i18n", "components"], types: ["editions", "calls"] },
  routes: {
    all: ["calls", "context", "components", "domain", "editions", "forms", "i18n", "middleware", "offline", "styles"],
    types: ["root"],
  },
  root: { all: ["calls", "context", "components", "domain", "editions", "forms", "i18n", "middleware", "offline", "styles"] },
  styles: { all: [] },
  locales: { all: [] },
};

/** The process and what starts it may import everything. */
const programs = ["server", "entry", "cli"];

const files = listFiles("app", [".ts", ".tsx"]);
const imports = files.flatMap(importsOf);
const within = imports.filter(({ local, target }) => local && !target.includes("/+types/"));

/** `app/domain/money.ts` is of the layer domain, `app/entry.server.tsx` of the layer entry. */
const layerOf = (path: string) => path.split("/")[1]?.split(".")[0] ?? "";

const describeImport = ({ from, target }: Import) => `${from} imports ${target}`;

test("no file imports against README's table of layers", () => {
  const forbidden = within.filter(({ from, target, typeOnly }) => {
    const layer = layerOf(from);
    const wanted = layerOf(target);
    if (programs.includes(layer) || layer === wanted) return false;
    return !table[layer]?.all.includes(wanted) && !(typeOnly && table[layer]?.types?.includes(wanted));
  });
  expect(forbidden.map(describeImport)).toEqual([]);
});

test("nothing that may run in the browser imports a .server file", () => {
  const browserLayers = ["components", "domain", "calls", "offline", "editions", "forms"];
  const forbidden = within.filter(({ from, target }) => browserLayers.includes(layerOf(from)) && /\.server(\.tsx?)?$/.test(target));
  expect(forbidden.map(describeImport)).toEqual([]);
});

test("middleware and context import the database only to open or describe it, and so does the process", () => {
  const forbidden = within.filter(
    ({ from, target }) =>
      /^app\/(middleware\/|context\.|server\/)/.test(from) &&
      /^app\/db\/(?!(open|doors|own-changes|distribution|open-replica|replica|turns)\.server)/.test(target),
  );
  expect(forbidden.map(describeImport)).toEqual([]);
});

test("the calls import no package but zod and @orpc/contract", () => {
  const packages = imports.filter(({ from, local }) => !local && layerOf(from) === "calls").map(({ target }) => target);
  expect([...new Set(packages)].filter((name) => !["zod", "@orpc/contract"].includes(name))).toEqual([]);
});

test("the rules, and what is typed, import no framework, no database and no web", () => {
  const forbidden = /^(react|express|@?orpc|drizzle|pg$|@electric-sql|remix|i18next|zod$|node:(?!crypto))/;
  const found = imports.filter(
    ({ from, local, target }) => !local && ["domain", "forms"].includes(layerOf(from)) && forbidden.test(target),
  );
  expect(found.map(describeImport)).toEqual([]);
});

test("no file under app imports from tests", () => {
  expect(within.filter(({ target }) => target.startsWith("tests/")).map(describeImport)).toEqual([]);
});

test("there are no barrel files", () => {
  const passesOn = files.filter(({ text }) => {
    const statements = text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .split(/;\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean);
    return (
      statements.length > 0 && statements.every((statement) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as \w+\s*)?from\s/.test(statement))
    );
  });
  expect(passesOn.map(({ path }) => path)).toEqual([]);
});
