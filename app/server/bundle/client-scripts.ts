import type { Plugin } from "vite";

/**
 * What is imported on demand has no style sheet of its own to wait for. Its scripts are brought to the browser first (`fetchScripts`): an
 * import that failed for want of a connection would fail for as long as the page stays. Which script it is stands in the import itself; a
 * list of all would take more than a kilobyte of each page.
 */
export function importsAskedAgain(): Plugin {
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

/** What i18next and the router tell developers is some kilobytes of sentences that no browser of a practice shows anybody. */
export function withoutWarnings(): Plugin {
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
