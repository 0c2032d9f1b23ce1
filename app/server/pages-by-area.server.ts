import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * Returns the built pages by the first segment of their address ("products", "history"): each area holds the routes under that segment,
 * with their layouts, and those whose first segment is not fixed. The router tries every route of its build against an address, so an
 * area is matched in a fraction of the time, and to the same route.
 */
export function pagesByArea(pages: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const placed = placedRoutes(pages);
  const areas = new Set(placed.flatMap(({ area }) => (area === null ? [] : [area])));
  return new Map([...areas].map((name) => [name, pagesIn(pages, name, placed)]));
}

/** Returns the pages that an address outside of all areas can match: the first one, those of a parameter or splat, "not found". */
export const otherPages = (pages: ServerBuild): ServerBuild => pagesIn(pages, null, placedRoutes(pages));

type Placed = { route: NonNullable<Routes[string]>; area: string | null };

const placedRoutes = (pages: ServerBuild): Placed[] =>
  Object.values(pages.routes).flatMap((route) => (route ? [{ route, area: areaOf(pathOf(pages.routes, route.id)) }] : []));

function pagesIn(pages: ServerBuild, name: string | null, placed: readonly Placed[]): ServerBuild {
  const inArea = placed.filter(({ route, area }) => (area === null ? isMatched(route) : area === name));
  const ids = new Set(inArea.flatMap(({ route }) => [route.id, ...ancestorsOf(pages.routes, route.id)]));
  return { ...pages, routes: Object.fromEntries(Object.entries(pages.routes).filter(([id]) => ids.has(id))) };
}

/** Returns the area of a request's path, as the router reads it: decoded, in any case, with or without the ending of a data request. */
export function areaOfRequest(path: string): string {
  const first = path.split("/")[1] ?? "";
  return decodeURIComponent(first)
    .replace(/\.data$/, "")
    .toLowerCase();
}

/** Routes that an address can match by themselves; layouts only carry others. */
const isMatched = (route: NonNullable<Routes[string]>) => route.index === true || route.path !== undefined;

function ancestorsOf(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [] : [parentId, ...ancestorsOf(routes, parentId)];
}

const pathOf = (routes: Routes, id: string): string =>
  [id, ...ancestorsOf(routes, id)]
    .toReversed()
    .map((each) => routes[each]?.path ?? "")
    .filter((path) => path !== "")
    .join("/");

/** The first segment of a route's path; null when it is empty, a parameter or a splat. */
function areaOf(path: string): string | null {
  const first = path.split("/")[0] ?? "";
  return first === "" || /^[:*]|\?$/.test(first) ? null : first.toLowerCase();
}
