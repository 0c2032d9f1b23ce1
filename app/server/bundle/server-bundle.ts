import type { Plugin } from "vite";

/** Left out of the server bundle: native code, WebAssembly beside the module, and what finds its parts by path. */
const unbundled = ["@node-rs/argon2", "@electric-sql/pglite", "sharp", "pg"];

/** How the server is built: one program of all that it needs, and the command line beside it. */
export const serverBundle = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true as const, external: unbundled },
  build: { target: "node20", cssCodeSplit: true, rollupOptions: { input: { index: "./app/server.ts", cli: "./app/cli.ts" } } },
};

/** Two programs from one build: the server and the command line. */
export function serverEntries(): Plugin {
  return {
    name: "dioptre:server-entries",
    configEnvironment: (name) => (name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null),
  };
}

/**
 * React remembers in an AsyncLocalStorage which page it is rendering, and Node 20 and 22 then follow every promise of the process, a tenth
 * of what a page costs. A component that waits for a part (D177) ends its step and is rendered again in another, so a page is found
 * for as long as a step runs.
 */
export function storageWithoutHooks(): Plugin {
  const id = "\0dioptre:async_hooks";
  const storage = `export class AsyncLocalStorage {
    getStore() { return this.store; }
    run(store, step, ...given) {
      const before = this.store;
      this.store = store;
      try { return step(...given); } finally { this.store = before; }
    }
  }`;
  return {
    name: "dioptre:storage-without-hooks",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer) => (source === "async_hooks" && importer?.includes("/react-dom/") ? id : null),
    load: (asked) => (asked === id ? storage : null),
  };
}

/**
 * V8 of Node 20 makes new hidden classes for every single object that begins as a copy, `{ ...others, name }`: over a microsecond for each
 * property, a quarter of what a page costs, and memory that only a major garbage collection frees. An object that begins with nothing,
 * `{ ...null, ...others, name }`, shares them.
 */
export function spreadsAfterNothing(): Plugin {
  return {
    name: "dioptre:spreads-after-nothing",
    apply: () => process.versions.node.startsWith("20."),
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const copies: number[] = [];
        findCopies(this.parse(chunk.code), copies);
        copies.sort((one, other) => one - other);
        chunk.code = [0, ...copies].map((from, at) => chunk.code.slice(from, copies[at])).join("...null, ");
      }
    },
  };
}

/** Adds to `found` where in a program the objects begin that are a copy of another and more. */
function findCopies(node: unknown, found: number[]): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "ObjectExpression" && "properties" in node) {
    const [first, second] = node.properties as Property[];
    if (first?.type === "SpreadElement" && second) found.push(first.start);
  }
  for (const name in node) findCopies((node as Record<string, unknown>)[name], found);
}

type Property = { type: string; start: number };
