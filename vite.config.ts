import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { compressAssets, layersFirst, oneStyleSheet } from "./app/server/bundle/client-assets.ts";
import { importsAskedAgain, withoutWarnings } from "./app/server/bundle/client-scripts.ts";
import { offlinePlugins } from "./app/server/bundle/offline-pages.ts";
import { elementsOfRouter, leanRouter, writtenOnDemand } from "./app/server/bundle/router.ts";
import { scriptGroups } from "./app/server/bundle/script-groups.ts";
import { servePortal } from "./app/server/bundle/serve-portal.ts";
import { serverBundle, serverEntries, spreadsAfterNothing, storageWithoutHooks } from "./app/server/bundle/server-bundle.ts";

const underTest = process.env.VITEST !== undefined;
const moduleCache = process.env.MODULE_CACHE;

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
      ...(command === "build" ? leanRouter : {}),
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
      build: { rollupOptions: { treeshake: { propertyReadSideEffects: false }, output: { codeSplitting: { groups: scriptGroups } } } },
    },
    ssr: command === "build" ? serverBundle : {},
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
