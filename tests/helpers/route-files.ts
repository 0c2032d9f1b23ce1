import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "~/routes";

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);

/** The files of all routes in `app`, each once, a layout before the routes in it. */
export const routeFiles: readonly string[] = [...new Set(filesOf(routes))];

/** The files of the routes that match an address, the outermost first. */
export function routeFilesAt(address: string): string[] {
  const { pathname } = new URL(address, "http://portal.example");
  return (matchRoutes(routes as RouteObject[], pathname) ?? []).map(({ route }) => (route as RouteObject & { file: string }).file);
}
