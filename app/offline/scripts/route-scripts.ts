import { fetchScripts } from "./fetch-scripts";
import type { RouteScripts } from "./pages-of-role";

/** What React Router stores on the window: the manifest of all routes, and the loaded modules, by route id. */
declare global {
  interface Window {
    __reactRouterManifest: { routes: Record<string, RouteScripts> };
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/**
 * Makes the router wait for the code of a page until the connection delivers it; if it never does (D76), `openDocument` is called. The
 * router imports a module that is not in its record, and reloads the document when that fails, so this fills the record with promises for
 * all other routes.
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
    // An import that the router had started before ends with the router putting the module into its record.
    const set = (value: unknown) => recordModule(route.id, value);
    Object.defineProperty(modules, route.id, { configurable: true, enumerable: true, get, set });
  }
}

/**
 * Returns a route's module, and puts it into the router's record. Fails when the server no longer has its files, because of a newer
 * version.
 */
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

/** The server responds, but without the code: the document is loaded, and whatever waits for the code waits for that. */
function untilDocumentOpens(open: () => void): Promise<never> {
  open();
  return new Promise(() => {});
}
