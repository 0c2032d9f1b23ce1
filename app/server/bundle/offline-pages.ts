import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rollup } from "vite";
import { directionOf, type Language, languages } from "../../domain/language.ts";
import { embeddedTextsId, writeEmbeddedTexts } from "../../i18n/embedded-texts.ts";
import { common as enCommon } from "../../locales/en/common.ts";
import { frame as enFrame } from "../../locales/en/frame.ts";
import { waiting as en } from "../../locales/en/waiting.ts";
import { common as heCommon } from "../../locales/he/common.ts";
import { frame as heFrame } from "../../locales/he/frame.ts";
import { waiting as he } from "../../locales/he/waiting.ts";
import { common as jaCommon } from "../../locales/ja/common.ts";
import { frame as jaFrame } from "../../locales/ja/frame.ts";
import { waiting as ja } from "../../locales/ja/waiting.ts";
import { common as koCommon } from "../../locales/ko/common.ts";
import { frame as koFrame } from "../../locales/ko/frame.ts";
import { waiting as ko } from "../../locales/ko/waiting.ts";

/** The texts of the page by namespace, and of the manifest. */
const texts: Record<
  Language,
  {
    waiting: { offlinePage: Pick<typeof en.offlinePage, "title" | "lead" | "again"> };
    common: Pick<typeof enCommon, "product">;
    frame: object;
  }
> = {
  en: { waiting: en, common: enCommon, frame: enFrame },
  he: { waiting: he, common: heCommon, frame: heFrame },
  ko: { waiting: ko, common: koCommon, frame: koFrame },
  ja: { waiting: ja, common: jaCommon, frame: jaFrame },
};

const entry = "app/offline/page/offline-page.tsx";

/** Returns the Vite plugins that build the offline page and the manifest of each language, and the service worker. */
export const offlinePlugins = (): Plugin[] => [offlinePages(), serviceWorker()];

/** Builds pages without data for the service worker to cache, one per language: they are shown before their script runs. */
function offlinePages(): Plugin {
  return {
    name: "dioptre:offline-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: join(this.environment.config.root, entry), name: "offline-page" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const script = fileOf(bundle, (file) => file.type === "chunk" && file.name === "offline-page");
        const style = fileOf(bundle, (file) => file.type === "asset" && file.fileName.endsWith(".css"));
        for (const language of languages) {
          this.emitFile({ type: "asset", fileName: `offline/${language}.html`, source: offlineDocument(language, { script, style }) });
          this.emitFile({ type: "asset", fileName: `manifests/${language}.webmanifest`, source: manifestOf(language) });
        }
      },
    },
  };
}

function fileOf(bundle: Rollup.OutputBundle, isWanted: (file: Rollup.OutputAsset | Rollup.OutputChunk) => boolean): string {
  const file = Object.values(bundle).find(isWanted);
  if (!file) throw new Error("A file of the offline page was not built");
  return `/${file.fileName}`;
}

function offlineDocument(language: Language, { script, style }: { script: string; style: string }): string {
  const {
    waiting: { offlinePage: page },
    common: { product },
  } = texts[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · ${product.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifests/${language}.webmanifest">
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="page"><main id="main"><h1>${page.title}</h1><p>${page.lead}</p><p><a href="">${page.again}</a></p></main></div>
<script id="${embeddedTextsId}" type="application/json">${writeEmbeddedTexts({ language, texts: texts[language] })}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}

function manifestOf(language: Language): string {
  const { name: product, purpose } = texts[language].common.product;
  const icon = (name: string, more = {}) => ({
    src: `/icons/icon-${name}.png`,
    sizes: `${/\d+/.exec(name)}x${/\d+/.exec(name)}`,
    type: "image/png",
    ...more,
  });
  return JSON.stringify({
    ...{ id: "/", name: product, short_name: product, description: purpose, lang: language, dir: directionOf(language) },
    ...{ start_url: "/products", scope: "/", display: "standalone", background_color: "#f3f7f9", theme_color: "#10243a" },
    icons: [icon("192", { purpose: "any" }), icon("512", { purpose: "any" }), icon("maskable-512", { purpose: "maskable" })],
  });
}

/** Writes `/sw.js`, one classic script with the list of the application's files. */
function serviceWorker(): Plugin {
  return {
    name: "dioptre:service-worker",
    apply: "build",
    buildApp: {
      order: "post",
      handler: async ({ config }) => {
        const outDir = join(config.root, "build/client");
        // Imported here, because only a build needs it.
        const { getManifest } = await import("@serwist/build");
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: outDir,
          globPatterns: ["assets/**/*.{js,css,svg,woff2}", "offline/*.html", "manifests/*", "icons/*", "favicon.svg"],
          // Read only where there is a connection, as what it loads.
          globIgnores: ["assets/camera-worker-*"],
          dontCacheBustURLsMatching: /^assets\//,
        });
        if (warnings.length > 0) throw new Error(warnings.join("\n"));
        const precachedFiles = (manifestEntries ?? []).map((each) => ({ ...each, url: `/${each.url}` }));
        await buildWorker(config, { outDir, precachedFiles });
        if (!readdirSync(outDir).includes("sw.js")) throw new Error("The service worker was not built");
      },
    },
  };
}

async function buildWorker({ root, logLevel }: ResolvedConfig, { outDir, precachedFiles }: { outDir: string; precachedFiles: object[] }) {
  await build({
    configFile: false,
    root,
    logLevel,
    publicDir: false,
    define: { precachedFiles: JSON.stringify(precachedFiles), "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      rollupOptions: {
        input: join(root, "app/offline/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
      },
    },
  });
}
