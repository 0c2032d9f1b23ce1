import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import type { Express } from "express";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offlinePlugins } from "./app/server/offline-build.ts";

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];
const underTest = process.env.VITEST !== undefined;
const moduleCache = process.env.MODULE_CACHE;

/** Left out of the server bundle: native code, WebAssembly beside the module, and what finds its parts by path. */
const unbundled = ["@node-rs/argon2", "@electric-sql/pglite", "sharp", "pg"];

const bundledServer = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  resolve: { noExternal: true as const, external: unbundled },
  build: { target: "node20", cssCodeSplit: true, rollupOptions: { input: { index: "./app/server.ts", cli: "./app/cli.ts" } } },
};

const routerFile = (name: string) => new URL(`./node_modules/react-router/dist/production/${name}.mjs`, import.meta.url).pathname;

/** The router without its warnings for developers, which the package has beside what its `exports` name; a shim for a React older than ours. */
const leaner = {
  "use-sync-external-store/shim": "react",
  "react-router/dom": routerFile("dom-export"),
  "react-router": routerFile("index"),
};

/**
 * The scripts of the browser by who needs them: modules compress better together, and a slow line asks fewer times. A module goes, with
 * all that it imports, to the first group that it fits. So what several kinds of page share stands before what one kind needs; if a
 * page grows by a whole script, something of a later group that it uses belongs in an earlier one.
 */
const scripts = [
  // The document's own script has its text on every page; the script itself is fetched with a form that is stored while somebody types.
  { name: "send-form", test: /offline\/send-form/ },
  {
    name: "every",
    test: /node_modules\/(react|react-dom|scheduler|i18next)\/|\/dom-export\.|app\/root|failure-page|offline\/(fetch-until-answered|connection|scripts\/(when-idle|later|fetch-script))|i18n\/(client|namespaces|refusal-text)|domain\/verdict/,
  },
  {
    name: "many",
    test: /\/app\/(?!.*(notice|drafts\/kept-|hidden-input|offline\/(device\/)?device-|(ui|gauge)\/(pagination|sparkline)))/,
    minShareCount: 28,
  },
  {
    name: "controls",
    test: /components\/(ui|fields|gauge)\/(?!pagination|sparkline|pairs|crumbs|avatar|progress|pips|form-actions)|stock-mark/,
    minShareCount: 3,
  },
  {
    name: "signed",
    test: /layouts\/(signed-in|products)|waiting\/use-person|cart-rail|add-tally|clash-question-when|products-page|leave-warning|frame\/tally|bar\/subnav|order\/quantity|box-price|components\/lens\/lens-value|offline\/(drafts\/load-|after-pause)/,
  },
  {
    name: "waiting",
    test: /cart\/wait-with-change|offline\/(waiting\/|(device\/)?device-|use-wait)|components\/waiting\/|node_modules\/idb-keyval/,
  },
  { name: "stock-text", test: /use-(line-)?stock-text|products\/stock-shape/ },
  { name: "lenses", test: /trial-modes|parse-lens-value|product-id|lens-stock|axis-dial-later|suggestion\.module/ },
  { name: "prices", test: /price-rules|domain\/price\/(price-|portion-half-up)/ },
  {
    name: "patients",
    test: /patients\/(patient-search|patient-line|use-patient|use-listbox|use-problem|problems-when|address-urls)/,
  },
  { name: "change", test: /cart\/cart-(fields|form|refusal)\./ },
  { name: "findings", test: /findings-when|shown-finding/ },
  {
    name: "review",
    test: /(approval-rule|use-approvers|terms-field-id|terms-dialog\.module|line-stock|cart-intent|selection|use-legal-texts|legal-dialog)\./,
    minShareCount: 2,
  },
  { name: "eye", test: /eye-state|change-draft|order-form-refusal-when/ },
  {
    name: "order",
    test: /(components\/(patient-order|eye)|forms\/patient-order)\/(?!switch-|wait|repeat-|findings-q|fill-from)/,
    minShareCount: 2,
  },
  {
    name: "grid",
    test: /(components\/(stock-grid|power-table)|forms\/stock-grid)\/(?!wait|preorder-of|grid-refusal-notice)|notices\/notify|domain\/order\/(sheet-entries|stock-sheet)/,
    minShareCount: 2,
  },
  { name: "form", test: /patients\/(patient-form|new-modal)/ },
  { name: "address", test: /patients\/(address-form|(new|edit)-address)/ },
  { name: "shown-orders", test: /orders\/(use-status-text|order-address)|patient-page\/overview/ },
  { name: "parse-scan", test: /scan\/parse-scan/ },
  { name: "scan-taker", test: /scan\/scan-taker/ },
  { name: "scan-address", test: /scan\/scan-address/ },
  { name: "hits", test: /search\/(use-live-hits|bar-hits)/ },
  // What the browser fetches on every page once it is idle.
  {
    name: "on-every-page",
    test: /frame\/(on-every-page|global-shortcuts)|notices\/shown-notices|connection\/connection-tray|i18n\/texts/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: underTest
    ? []
    : [
        servePortal(),
        importsAskedAgain(),
        storageWithoutHooks(),
        elementsOfRouter(),
        writtenOnDemand(),
        spreadsAfterNothing(),
        withoutWarnings(),
        reactRouter(),
        serverEntries(),
        layersFirst(),
        oneStyleSheet(),
        offlinePlugins(),
        compressAssets(),
      ],
  resolve: {
    alias: {
      ...(command === "build" ? leaner : {}),
      "~tests": new URL("./tests", import.meta.url).pathname,
      "~": new URL("./app", import.meta.url).pathname,
    },
  },
  server: { port: Number(process.env.PORT ?? 3000) },
  // Short names for classes: a page repeats them hundreds of times.
  css: command === "build" ? { modules: { generateScopedName: "[hash:base64:5]" } } : {},
  // One style sheet for all pages: it is smaller than the requests of many, and a slow line paints sooner.
  build: {
    modulePreload: false,
    assetsInlineLimit: 0,
    target: "es2022",
    cssCodeSplit: false,
  },
  environments: {
    // Reading a property does nothing else in any of our code or libraries.
    client: {
      build: { rollupOptions: { treeshake: { propertyReadSideEffects: false }, output: { codeSplitting: { groups: scripts } } } },
    },
    ssr: command === "build" ? bundledServer : {},
  },
  test: {
    // The parts of the check read what the first of them has transformed. Only there: a file that is renamed leaves a cache behind.
    experimental: { fsModuleCache: moduleCache !== undefined, ...(moduleCache ? { fsModuleCachePath: moduleCache } : {}) },
    projects: [
      testProject("unit", "{domain,editions,forms,i18n,locales,middleware,structure}", { isolate: false }),
      testProject("dom", "{components,offline}", { environment: "happy-dom", isolate: false }),
      testProject("data", "{calls,db,demo,integrations,routes,server,services}", {
        globalSetup: ["tests/helpers/migrated-database.ts"],
        isolate: false,
        // With room for more young objects a tenth less goes into collecting them.
        execArgv: ["--max-semi-space-size=64"],
      }),
      testProject("build", "build", {}),
      testProject("e2e", "e2e", {
        globalSetup: ["tests/helpers/served-portal.ts"],
        testTimeout: 90_000,
        expect: { poll: { timeout: 30_000 } },
        isolate: false,
      }),
      testProject("cluster", "cluster", { testTimeout: 600_000 }),
      testProject("proofs", "proofs", { isolate: false, globalSetup: ["tests/helpers/migrated-database.ts"], testTimeout: 600_000 }),
    ],
  },
}));

const setupFilesOf: Readonly<Record<string, string[]>> = {
  dom: ["tests/helpers/cleanup.ts"],
  e2e: ["tests/helpers/checked-fetch.ts"],
  proofs: ["tests/helpers/checked-fetch.ts"],
};

/** The tests of some folders. The limits are for a busy machine: what must be fast is measured in tests/bench. */
function testProject(name: string, folders: string, more: object) {
  const setupFiles = ["tests/helpers/console.ts", ...(setupFilesOf[name] ?? [])];
  const include = [`tests/${folders}/**/*.test.{ts,tsx}`];
  const css = { modules: { classNameStrategy: "non-scoped" as const } };
  return { extends: true as const, test: { name, include, setupFiles, css, testTimeout: 30_000, hookTimeout: 120_000, ...more } };
}

/**
 * What is imported on demand has no style sheet of its own to wait for. Its scripts are brought to the browser first (`fetchScripts`): an
 * import that failed for want of a connection would fail for as long as the page stays. Which script it is stands in the import itself; a
 * list of all would take more than a kilobyte of each page.
 */
function importsAskedAgain(): Plugin {
  const helper = `import { fetchScripts } from "/app/offline/scripts/fetch-scripts.ts";
    const imported = /import\\(.\\.(\\/[\\w.-]+\\.js)/;
    export const __vitePreload = (load) => fetchScripts(["/assets" + imported.exec(load)[1]]).then(load);`;
  return {
    name: "dioptre:imports-asked-again",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? helper : null),
  };
}

/**
 * React remembers in an AsyncLocalStorage which page it is rendering, and Node 20 and 22 then follow every promise of the process, a tenth
 * of what a page costs. A component that waits for a part (D177) ends its step and is rendered again in another, so a page is found
 * for as long as a step runs.
 */
function storageWithoutHooks(): Plugin {
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

/** On the server, pages and components render the router's links and forms as elements; the router's own hooks took a tenth of a page. */
function elementsOfRouter(): Plugin {
  const rendered = ["components", "routes"].map((name) => new URL(`./app/${name}/`, import.meta.url).pathname);
  const elements = new URL("./app/server/rendering/router-elements.server.tsx", import.meta.url).pathname;
  return {
    name: "dioptre:elements-of-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer) =>
      source === leaner["react-router"] && rendered.some((folder) => importer?.startsWith(folder)) ? elements : null,
  };
}

/**
 * The router writes out the data of every page for the browser, a sixth of what a page shown again costs. It is written out only when
 * nobody has written out the same before: in a document that is rendered, or as an answer of its own. Not by a getter: V8 would hold all
 * that it refers to until its next major garbage collection.
 */
function writtenOnDemand(): Plugin {
  const handedOver = /serverHandoffStream: (encodeViaTurboStream\([^)]*\))/g;
  const answered = /new Response\(\s*(encodeViaTurboStream\(\s*result,[^)]*\))/;
  return {
    name: "dioptre:written-on-demand",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id) || !code.includes("serverHandoffStream: ")) return null;
      const handedOnDemand = code.replace(handedOver, "serverHandoffStream: writtenOnDemand({}, () => $1)");
      const onDemand = handedOnDemand.replace(answered, "new Response(writtenOnDemand(result, () => $1)");
      if (handedOnDemand === code || onDemand === handedOnDemand) return this.error("The router writes out its data in another way");
      return `import { writtenOnDemand } from "/app/server/rendering/written-on-demand.server.ts";\n${onDemand}`;
    },
  };
}

/**
 * V8 of Node 20 makes new hidden classes for every single object that begins as a copy, `{ ...others, name }`: over a microsecond for each
 * property, a quarter of what a page costs, and memory that only a major garbage collection frees. An object that begins with nothing,
 * `{ ...null, ...others, name }`, shares them.
 */
function spreadsAfterNothing(): Plugin {
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

/** What i18next and the router tell developers is some kilobytes of sentences that no browser of a practice shows anybody. */
function withoutWarnings(): Plugin {
  const told = [
    { module: /\/i18next\/dist\/esm\/i18next\.js$/, calls: /\b(?:this\.logger|baseLogger)\.(?:warn|deprecate|once|log)\(/g },
    { module: /\/react-router\/dist\/production\/[\w-]+\.mjs$/, calls: /(?<!function )\b(?:warning|warnOnce)\(/g },
  ];
  return {
    name: "dioptre:without-warnings",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const calls = told.find(({ module }) => module.test(id))?.calls;
      return calls ? code.replace(calls, (call) => `/* @__PURE__ */ ${call}`) : null;
    },
  };
}

/** Two programs from one build: the server and the command line. */
function serverEntries(): Plugin {
  return {
    name: "dioptre:server-entries",
    configEnvironment: (name) => (name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null),
  };
}

/** `npm run dev` answers pages through the same Express application as the built server. */
function servePortal(): Plugin {
  return {
    name: "dioptre:serve-portal",
    apply: "serve",
    configureServer: (server) => () => {
      const environment = server.environments.ssr;
      if (server.config.server.middlewareMode || !isRunnableDevEnvironment(environment)) return;
      let served: { module: object; app: Promise<Express> } | undefined;
      const currentApp = async () => {
        const module = await environment.runner.import<{ createDevelopmentApp: () => Promise<Express> }>(
          "/app/server/serve-portal.server.ts",
        );
        if (served?.module !== module) served = { module, app: module.createDevelopmentApp() };
        return served.app;
      };
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl;
        currentApp().then((app) => app(request, response), next);
      });
    },
  };
}

/**
 * The one style sheet holds the modules in the order of the routes, and minified no more than their own order of layers. So the order
 * that app/styles/tokens.css states is put before them.
 */
function layersFirst(): Plugin {
  return {
    name: "dioptre:layers-first",
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        const [order] = /^@layer [\w, ]+;/m.exec(readFileSync("app/styles/tokens.css", "utf8")) ?? [];
        if (!order) throw new Error("app/styles/tokens.css does not state the order of the layers");
        for (const asset of Object.values(bundle)) {
          if (asset.type === "asset" && asset.fileName.endsWith(".css")) asset.source = order + asset.source.toString();
        }
      },
    },
  };
}

/**
 * The server's build cuts its styles where the pages' scripts load on demand, and the router moves those pieces to the client. Their rules
 * are in the client's one style sheet already.
 */
function oneStyleSheet(): Plugin {
  return {
    name: "dioptre:one-style-sheet",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async (builder) => {
        const directory = join(builder.config.root, "build/client/assets");
        for (const name of readdirSync(directory)) {
          if (name.endsWith(".css") && !name.startsWith("style-")) rmSync(join(directory, name));
        }
      },
    },
  };
}

/** Writes a gzip and a brotli version beside every text asset, so that the server never compresses one twice. */
function compressAssets(): Plugin {
  return {
    name: "dioptre:compress-assets",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async (builder) => {
        const directory = join(builder.config.root, "build/client");
        const texts = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
          (name) => /\.(js|css|svg|json|webmanifest|html|wasm)$/.test(name) && !name.startsWith(".vite"),
        );
        const compress = async (name: string) => {
          const content = readFileSync(join(directory, name));
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          const [zipped, pressed] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, quality)]);
          writeFileSync(join(directory, `${name}.gz`), zipped);
          writeFileSync(join(directory, `${name}.br`), pressed);
        };
        // On all processors: it is a fifth of what a build takes.
        await Promise.all(texts.map(compress));
      },
    },
  };
}
