import type { Plugin } from "vite";

const routerFile = (name: string) => new URL(`../../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url).pathname;

/** The router without its warnings for developers, which the package has beside what its `exports` name; a shim for a React older than ours. */
export const leanRouter = {
  "use-sync-external-store/shim": "react",
  "react-router/dom": routerFile("dom-export"),
  "react-router": routerFile("index"),
};

/** On the server, pages and components render the router's links and forms as elements; the router's own hooks took a tenth of a page. */
export function elementsOfRouter(): Plugin {
  const rendered = ["components", "routes"].map((name) => new URL(`../../${name}/`, import.meta.url).pathname);
  const elements = new URL("../rendering/router-elements.server.tsx", import.meta.url).pathname;
  return {
    name: "dioptre:elements-of-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer) =>
      source === leanRouter["react-router"] && rendered.some((folder) => importer?.startsWith(folder)) ? elements : null,
  };
}

/**
 * The router writes out the data of every page for the browser, a sixth of what a page shown again costs. It is written out only when
 * nobody has written out the same before: in a document that is rendered, or as an answer of its own. Not by a getter: V8 would hold all
 * that it refers to until its next major garbage collection.
 */
export function writtenOnDemand(): Plugin {
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
