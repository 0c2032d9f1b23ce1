import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { areaOfRequest, otherPages, pagesByArea, pagesByPath, pathOfRequest } from "~/server/pages-by-path.server";
import { loadServerBuild } from "~tests/helpers/routes-under-test";

let pages: ServerBuild;
let areas: ReadonlyMap<string, ServerBuild>;
let others: ServerBuild;

beforeAll(async () => {
  pages = await loadServerBuild();
  areas = pagesByArea(pages);
  others = otherPages(pages);
});

/** The routes of a build as the router nests them. */
function nested({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parentId);
  return children.flatMap((route) => {
    if (!route) return [];
    const { id, path, index } = route;
    return [
      index
        ? { id, index: true as const }
        : { id, ...(path === undefined ? {} : { path }), children: nested({ routes } as ServerBuild, id) },
    ];
  });
}

/** The routes of each build: the router ranks them anew for every address. */
const routesOf = new Map<ServerBuild, RouteObject[]>();

function matched(build: ServerBuild, path: string) {
  const routes = routesOf.get(build) ?? nested(build);
  routesOf.set(build, routes);
  return matchRoutes(routes, path)?.map(({ route, params }) => ({ id: route.id, params }));
}

const amongAll = new Map<string, ReturnType<typeof matched>>();

/** What an address is matched to among all pages, which takes most of the time of these tests. */
function matchedAmongAll(path: string) {
  if (!amongAll.has(path)) amongAll.set(path, matched(pages, path));
  return amongAll.get(path);
}

/** An address of every route: parameters and splats filled in. */
function addresses(): string[] {
  const pathOf = (id: string): string => {
    const route = pages.routes[id];
    return route ? `${route.parentId ? pathOf(route.parentId) : ""}/${route.path ?? ""}` : "";
  };
  const paths = Object.keys(pages.routes).map((id) =>
    pathOf(id)
      .replace(/:[A-Za-z]+/g, "some-value")
      .replace("*", "what/ever"),
  );
  return paths.map((path) => path.replace(/\/+/g, "/").replace(/(.)\/$/, "$1"));
}

test("every address is matched in its area as among all pages", () => {
  const found = addresses().map((path) => ({ path, area: areas.get(areaOfRequest(path)) }));
  expect(found.filter(({ area }) => area).length).toBeGreaterThan(100);
  for (const { path, area } of found) expect(matched(area ?? others, path), path).toEqual(matchedAmongAll(path));
});

test("every address without a parameter is matched among the routes of its path as among all pages", () => {
  const ofPath = pagesByPath(pages);
  const fixed = addresses().filter((path) => !/some-value|what/.test(path));
  expect(fixed.length).toBeGreaterThan(60);
  for (const path of fixed) {
    const build = ofPath.get(pathOfRequest(path === "/" ? "/_root.data" : `${path}.data`));
    expect(build && matched(build, path), path).toEqual(matchedAmongAll(path));
    expect(Object.keys(build?.routes ?? {}).length, path).toBe(matchedAmongAll(path)?.length);
  }
});

test("an address that no page has is not found in an area either", () => {
  for (const path of [
    "/products/no/such/page",
    "/history/nowhere",
    "/api/no-such-call",
    "/nowhere",
    "//products",
    "//",
    "/?index",
    "/%2Fcart",
  ]) {
    const area = areas.get(areaOfRequest(path)) ?? others;
    expect(matched(area, path), path).toEqual(matchedAmongAll(path));
  }
});

describe("the area of a request", () => {
  test.each([
    ["/products", "products"],
    ["/products.data", "products"],
    ["/products/details/il-myday", "products"],
    ["/PRODUCTS", "products"],
    ["/%70roducts", "products"],
    ["/", ""],
    ["/_.data", "_"],
    ["//products", ""],
  ])("%s is %s", (path, area) => {
    expect(areaOfRequest(path)).toBe(area);
  });

  test("is none where its first segment is not fixed", () => {
    expect(areas.has("")).toBe(false);
    expect(areas.has("_")).toBe(false);
  });
});
