import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "~/routes";

/** Bytes of compressed JavaScript that one page may need, everything it imports included: 165 KB, counted as an empty page has 106. */
const budgetBytes = 165 * 1024;

type Route = { id: string; parentId?: string; module: string; imports?: string[]; [chunk: `${string}Module`]: string | undefined };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const assets = readdirSync("build/client/assets");
const scripts = assets.filter((name) => name.endsWith(".js"));
const read = (name: string) => readFileSync(`build/client/assets/${name}`);
const code = scripts.map((name) => ({ name, text: read(name).toString() }));

function loadManifest(): Manifest {
  const name = scripts.find((script) => script.startsWith("manifest-"));
  return JSON.parse(
    read(name ?? "")
      .toString()
      .replace(/^window\.__reactRouterManifest=/, "")
      .replace(/;$/, ""),
  );
}

/** Every script that a page of this route loads: entry, the route and the layouts around it, and whatever these import in turn. */
function scriptsOf(manifest: Manifest, id: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of staticImports.get(name) ?? []) add(imported);
  };
  for (const name of namedScripts(manifest, id)) add(name);
  return found;
}

/** The scripts that each script imports before it runs, by file name. */
const staticImports = new Map(
  code.map(({ name, text }) => [name, [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, file = ""]) => file)]),
);

/** The scripts that the manifest names for a route and the layouts around it. */
function namedScripts(manifest: Manifest, id: string): Set<string> {
  const needed = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) {
    const chunks = Object.entries(route).filter(([key, value]) => key.endsWith("Module") && typeof value === "string");
    for (const path of [route.module, ...(route.imports ?? []), ...chunks.map(([, value]) => String(value))]) needed.add(path);
  }
  return new Set([...needed].map((path) => path.replace("/assets/", "")));
}

/** The pages whose scripts are more than so many compressed bytes. */
function pagesOver(bytes: number): string[] {
  const manifest = loadManifest();
  const sizeOf = (id: string) => [...scriptsOf(manifest, id)].reduce((sum, name) => sum + read(`${name}.gz`).byteLength, 0);
  return Object.keys(manifest.routes).filter((id) => sizeOf(id) > bytes);
}

test("no page needs more than 165 KB of compressed JavaScript", () => {
  expect(pagesOver(budgetBytes)).toEqual([]);
});

test("every page of the sitemap is measured, together with what React and the router need", () => {
  const ids = (routes: RouteConfigEntry[]): string[] =>
    routes.flatMap(({ id, file, children }) => [id ?? file.replace(/\.tsx$/, ""), ...ids(children ?? [])]);
  const sitemap = [...ids(routes), "root"].sort();
  expect(Object.keys(loadManifest().routes).sort()).toEqual(sitemap);
  expect(pagesOver(100_000).sort()).toEqual(sitemap);
});

test("the style sheet declares the order of the cascade layers before any rule", () => {
  const styles = assets.filter((name) => name.endsWith(".css")).map((name) => read(name).toString());
  expect(styles.map((text) => text.slice(0, text.indexOf(";")).replace(/, /g, ","))).toEqual([
    "@layer tokens,base,parts,frame,screens,small,prefs",
  ]);
});

const modulesIn = (folder: string) => readdirSync(folder).flatMap((name) => (name.endsWith(".mjs") ? [`${folder}/${name}`] : []));

test.each([
  ["zod", /\$ZodType|ZodError/, "node_modules/zod/v4/core/schemas.js"],
  ["libphonenumber-js", /\bINVALID_COUNTRY\b/, "node_modules/libphonenumber-js/es6/parse.js"],
  ["the configuration of the server", /SESSION_SECRET/, "app/integrations/configuration.server.ts"],
  ["the warnings of the router", /A router only supports one blocker/, "node_modules/react-router/dist/production"],
  ["a database driver", /set_config|DATABASE_URL/, "app/integrations/configuration.server.ts"],
])("the browser is sent nothing of %s", (_, mark, source) => {
  expect(code.filter(({ text }) => mark.test(text)).map(({ name }) => name)).toEqual([]);
  const modules = /\.[jt]s$/.test(source) ? [source] : modulesIn(source);
  expect(modules.map((path) => readFileSync(path, "utf8")).join(""), "the mark is found where it comes from").toMatch(mark);
});

test("every script and style has a gzip and a brotli version of the same content", () => {
  const compressible = assets.filter((name) => /\.(js|css)$/.test(name));
  expect(compressible.length).toBeGreaterThan(2);
  for (const name of compressible) {
    expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
    expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
  }
});

test("no style or font is inlined, which the content security policy would block", () => {
  const styles = assets.filter((name) => name.endsWith(".css")).map((name) => read(name).toString());
  expect(styles.filter((text) => /url\(["']?data:(?!image\/)/.test(text))).toEqual([]);
});
