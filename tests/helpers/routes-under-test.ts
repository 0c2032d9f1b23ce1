import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, UNSAFE_withErrorBoundaryProps as withErrorProps, UNSAFE_withComponentProps as withProps } from "react-router";
import * as entry from "~/entry.server";
import * as root from "~/root";
import routes from "~/routes";
import reactRouterConfig from "../../react-router.config";

type RouteModule = ServerBuild["routes"][string] & object extends { module: infer Module } ? Module : never;
type Manifest = ServerBuild["assets"]["routes"];

const files = import.meta.glob<Record<string, unknown>>("../../app/routes/**/*.{ts,tsx}");

/** What the build hands to React Router, made of the sources: every route of the sitemap, without scripts for a browser. */
export async function loadServerBuild(): Promise<ServerBuild> {
  const modules: ServerBuild["routes"] = { root: { id: "root", path: "", module: moduleOf(root) } };
  const read = async (entries: readonly RouteConfigEntry[], parentId: string): Promise<void> => {
    for (const { file, id = file.replace(/\.tsx?$/, ""), path, index, children = [] } of entries) {
      const module = await files[`../../app/${file}`]?.();
      if (!module) throw new Error(`The sitemap names ${file}, which is not there`);
      modules[id] = { id, parentId, path, index, module: moduleOf(module) };
      await read(children, id);
    }
  };
  await read(routes, "root");
  return {
    entry: { module: entry },
    routes: modules,
    assets: { entry: { imports: [], module: "/entry.js" }, routes: manifestOf(modules), url: "/manifest.js", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: reactRouterConfig.future,
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

/** A module as the build leaves it: its components take loader data, action data and params from the router. */
function moduleOf(module: Record<string, unknown>): RouteModule {
  const { default: page, ErrorBoundary: boundary } = module;
  return {
    ...module,
    ...(typeof page === "function" ? { default: withProps(page as never) } : {}),
    ...(typeof boundary === "function" ? { ErrorBoundary: withErrorProps(boundary as never) } : {}),
  } as RouteModule;
}

function manifestOf(modules: ServerBuild["routes"]): Manifest {
  return Object.fromEntries(
    Object.values(modules).flatMap((route) => {
      if (!route) return [];
      const { module, ...place } = route;
      const known = { hasAction: "action" in module, hasLoader: "loader" in module, hasErrorBoundary: "ErrorBoundary" in module };
      const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
      const split = {
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      };
      return [[route.id, { ...place, ...known, ...client, ...split, module: "/route.js" }]];
    }),
  );
}
