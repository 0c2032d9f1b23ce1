import { type ComponentType, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as router from "react-router";
import { expect, test } from "vitest";
import * as elements from "~/server/rendering/router-elements.server";

type Elements = Pick<typeof router, "Link" | "NavLink" | "Form" | "useFetcher">;

/** Renders content on a page of a nested route, as the server does. */
async function markupOf(Content: ComponentType): Promise<string> {
  const routes = [{ path: "/products", children: [{ path: "details/:id", Component: Content }] }];
  const handler = router.createStaticHandler(routes);
  const context = await handler.query(new Request("http://localhost/products/details/one?kind=toric"));
  if (context instanceof Response) throw new Error("The page was not found");
  return renderToStaticMarkup(<router.StaticRouterProvider router={router.createStaticRouter(routes, context)} context={context} />);
}

/** The same content with the router's own elements, and with those of the server. */
const bothWays = (contentOf: (of: Elements) => ComponentType) =>
  Promise.all([markupOf(contentOf(router)), markupOf(contentOf(elements as unknown as Elements))]);

const addresses: router.To[] = [
  "/",
  "/cart",
  "/history?when=today&at=all#order-status",
  "/search?q=%D7%A2%D7%93%D7%A9%D7%95%D7%AA&s=%20x",
  "/search?q=עדשות",
  "/patients/İ?x=a b",
  { pathname: "/products/details/il-biofinity", search: "?kind=toric" },
  { pathname: "/products", search: "kind=toric", hash: "top" },
  { search: "?page=2" },
  { search: "" },
  "?after=3",
  "#orders",
  "",
  ".",
  "..",
  "edit",
  "../other",
  "/products/../cart",
  "//elsewhere/x",
  "https://other.example/x",
  "mailto:help@dioptre.example",
];

test.each(addresses.map((to) => [JSON.stringify(to), to] as const))("a link to %s is the router's own", async (_, to) => {
  const [own, ours] = await bothWays(({ Link }) => () => (
    <Link to={to} preventScrollReset replace aria-current="page" className="strong">
      text
    </Link>
  ));
  expect(own).toContain("<a ");
  expect(ours).toBe(own);
});

test.each([
  "/products",
  "/products/details",
  "/products/details/one",
  "/Products",
  "/prod",
  "/cart",
  "/",
  "/products/",
  "/products?kind=toric",
  "edit",
  "..",
])("a marked link to %s is the router's own", async (to) => {
  for (const props of [{ to }, { to, end: true }, { to, end: false }, { to, className: "strong" }]) {
    const [own, ours] = await bothWays(({ NavLink }) => () => <NavLink {...props}>text</NavLink>);
    expect(own).toContain("<a ");
    expect(ours).toBe(own);
  }
});

test.each(["/cart", "/history?x=1", undefined, "", ".", "?index", "edit"])("a form sent to %s is the router's own", async (action) => {
  for (const method of ["post", "get", undefined] as const) {
    const [own, ours] = await bothWays(({ Form }) => () => (
      <Form {...(action === undefined ? {} : { action })} {...(method ? { method } : {})} preventScrollReset id="form" noValidate>
        <input name="x" />
      </Form>
    ));
    expect(own).toContain("<form ");
    expect(attributesIn(ours)).toEqual(attributesIn(own));
  }
});

const attributesIn = (markup: string) => (/<form ([^>]*)>/.exec(markup)?.[1] ?? "").match(/[\w-]+="[^"]*"/g)?.toSorted();

test("a fetcher is at rest, its form is the router's own, and ids after it are the same", async () => {
  const [own, ours] = await bothWays(({ useFetcher }) => () => {
    const fetcher = useFetcher();
    return (
      <fetcher.Form method="post" action="/products/pins" preventScrollReset>
        <button type="submit" id={useId()} data-state={fetcher.state}>
          {String(fetcher.data)} {String(fetcher.formData)}
        </button>
      </fetcher.Form>
    );
  });
  expect(own).toContain('data-state="idle"');
  expect(ours).toBe(own);
});
