import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * Returns the built pages by their whole path, for the paths without a parameter: each with the routes that the path matches, and no
 * others. The router tries every route of its build, several times in a request. Here it is asked in the area of the path alone: it ranks
 * all routes that it is given anew for each path.
 */
export function pagesByPath(pages: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const areas = new Map([...pagesByArea(pages)].map(([name, { routes }]) => [name, nestedRoutes(routes)]));
  const others = nestedRoutes(otherPages(pages).routes);
  const paths = new Set(Object.values(pages.routes).flatMap((route) => (route && isMatched(route) ? pathOf(pages.routes, route.id) : [])));
  const fixed = [...paths].filter((path) => !/[:*?]/.test(path)).map((path) => `/${path}`);
  return new Map(
    fixed.map((path) => {
      const ids = new Set(matchRoutes(areas.get(areaOfRequest(path)) ?? others, path)?.map(({ route }) => route.id));
      return [path, withRoutes(pages, (id) => ids.has(id))];
    }),
  );
}

/** Returns the path of a request as the routes name it: without the suffix of a data request. */
export const pathOfRequest = (path: string): string => (path === "/_root.data" ? "/" : path.replace(/\.data$/, ""));

/**
 * Returns the built pages by the first segment of their path ("products", "history"), for the paths with a parameter: each area has the
 * routes under that segment, with their layouts, and those whose first segment is variable.
 */
export function pagesByArea(pages: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const placed = placedRoutes(pages);
  const areas = new Set(placed.flatMap(({ area }) => (area === null ? [] : [area])));
  return new Map([...areas].map((name) => [name, pagesIn(pages, name, placed)]));
}

/** Returns the pages for a path outside of all areas: the index, those of a parameter or splat, "not found". */
export const otherPages = (pages: ServerBuild): ServerBuild => pagesIn(pages, null, placedRoutes(pages));

type Placed = { route: NonNullable<Routes[string]>; area: string | null };

const placedRoutes = (pages: ServerBuild): Placed[] =>
  Object.values(pages.routes).flatMap((route) => (route ? [{ route, area: areaOf(pathOf(pages.routes, route.id)) }] : []));

function pagesIn(pages: ServerBuild, name: string | null, placed: readonly Placed[]): ServerBuild {
  const inArea = placed.filter(({ route, area }) => (area === null ? isMatched(route) : area === name));
  const ids = new Set(inArea.flatMap(({ route }) => [route.id, ...ancestorsOf(pages.routes, route.id)]));
  return withRoutes(pages, (id) => ids.has(id));
}

const withRoutes = (pages: ServerBuild, isKept: (id: string) => boolean): ServerBuild => ({
  ...pages,
  routes: Object.fromEntries(Object.entries(pages.routes).filter(([id]) => isKept(id))),
});

/** Returns the routes as the router matches them, each within its parent. */
function nestedRoutes(routes: Routes, parentId?: string): RouteObject[] {
  const children = Object.values(routes).flatMap((route) => (route && route.parentId === parentId ? [route] : []));
  return children.map(({ id, path, index, caseSensitive }) =>
    index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: nestedRoutes(routes, id) },
  );
}

/** Returns the area of a request's path, as the router reads it: decoded, in any case, with or without the suffix of a data request. */
export function areaOfRequest(path: string): string {
  const first = path.split("/")[1] ?? "";
  return decodeURIComponent(first)
    .replace(/\.data$/, "")
    .toLowerCase();
}

/** Whether a path can match the route itself; layouts only contain others. */
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

/** Returns the first segment of a route's path; null when it is empty, a parameter or a splat. */
function areaOf(path: string): string | null {
  const first = path.split("/")[0] ?? "";
  return first === "" || /^[:*]|\?$/.test(first) ? null : first.toLowerCase();
}
