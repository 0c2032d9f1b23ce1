import { expect, test } from "vitest";
import { pagesOfRole, type RouteScripts } from "~/offline/scripts/pages-of-role";

const route = (id: string, parentId?: string): [string, RouteScripts] => [id, { id, parentId, module: `/assets/${id}.js` }];

const routes = Object.fromEntries([
  route("root"),
  route("routes/public/about", "root"),
  route("routes/layouts/signed-in", "root"),
  route("routes/cart/cart", "routes/layouts/signed-in"),
  route("routes/layouts/settings", "routes/layouts/signed-in"),
  route("routes/settings/practice-information", "routes/layouts/settings"),
]);

const open = ["root", "routes/public/about"];
const ordering = [...open, "routes/layouts/signed-in", "routes/cart/cart"];

test.each([
  ["nobody", null, open],
  ["staff", "staff", ordering],
  ["an admin", "practiceAdmin", Object.keys(routes)],
  ["an operator", "lensFerryAdmin", Object.keys(routes)],
] as const)("the pages of %s", (_, role, pages) => {
  expect(pagesOfRole(routes, role)).toEqual(pages);
});
