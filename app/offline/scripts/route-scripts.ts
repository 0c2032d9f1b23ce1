import { fetchScripts } from "./fetch-script";
import type { RouteScripts } from "./pages-of-role";

/** What React Router keeps on the window: the scripts of every route, and the modules that are loaded, by the ids of the routes. */
declare global {
  interface Window {
    __reactRouterManifest: { routes: Record<string, RouteScripts> };
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/**
 * Lets the router wait for the code of a page until the connection brings it; where it does not (D76), `openDocument` is called. The router
 * imports a module that its record of modules does not hold, and reloads the document when that fails, so this puts into the record what
 * every other route has to wait for.
 */
export function keepRouteModules(openDocument: () => void): void {
  const modules = window.__reactRouterRouteModules;
  for (const route of Object.values(window.__reactRouterManifest.routes)) {
    if (route.id in modules) continue;
    const get = async () => {
      const load = () => loadRouteModule(route);
      const tries = window.portalScripts?.tries(load);
      const loaded = await (tries?.attempt ?? (() => load().catch(() => null)))();
      tries?.end();
      return loaded || untilDocumentOpens(openDocument);
    };
    // An import that the router began before this ends with the router putting the module into its record.
    const set = (value: unknown) => recordModule(route.id, value);
    Object.defineProperty(modules, route.id, { configurable: true, enumerable: true, get, set });
  }
}

/** Returns a route's module, and puts it into the router's record. Fails when the server has its files no more: a newer version. */
export async function loadRouteModule(route: RouteScripts): Promise<{ handle?: unknown }> {
  const loaded = Object.getOwnPropertyDescriptor(window.__reactRouterRouteModules, route.id)?.value;
  if (loaded) return loaded;
  await fetchScripts([route.module, ...(route.imports ?? [])]);
  const value: { handle?: unknown } = await import(/* @vite-ignore */ route.module);
  recordModule(route.id, value);
  return value;
}

function recordModule(id: string, value: unknown): void {
  Object.defineProperty(window.__reactRouterRouteModules, id, { configurable: true, enumerable: true, writable: true, value });
}

/** The server answers, without the code: the document is loaded, and what waits for the code waits for that. */
function untilDocumentOpens(open: () => void): Promise<never> {
  open();
  return new Promise(() => {});
}
