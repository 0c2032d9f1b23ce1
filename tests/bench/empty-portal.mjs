/**
 * An empty React Router page with 12 rows, served by the same Express with the same compression: what a page costs at least. Run with the
 * port to listen on.
 */
import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express from "express";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { Outlet, Scripts, ServerRouter, useLoaderData } from "react-router";

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index, name: `Row ${index}`, price: 100 + index }));

const Page = () =>
  h(
    "ul",
    null,
    useLoaderData().rows.map(({ id, name, price }) => h("li", { key: id }, name, " ", price)),
  );
const Document = () => h("html", { lang: "en" }, h("head", null, h("title", null, "Empty")), h("body", null, h(Outlet), h(Scripts)));

const manifestEntry = (id, hasLoader) => ({
  ...{ id, module: "/page.js", hasAction: false, hasLoader, hasErrorBoundary: false },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
});
const build = {
  entry: {
    module: {
      default: (request, status, headers, context) => {
        headers.set("Content-Type", "text/html");
        const html = renderToString(h(ServerRouter, { context, url: request.url }));
        return new Response(`<!doctype html>${html}`, { status, headers });
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: Document } },
    page: { id: "page", parentId: "root", index: true, module: { default: Page, loader: () => ({ rows }) } },
  },
  assets: {
    ...{ entry: { imports: [], module: "/entry.js" }, url: "/manifest.js", version: "1" },
    routes: {
      root: { ...manifestEntry("root", false), path: "" },
      page: { ...manifestEntry("page", true), parentId: "root", index: true },
    },
  },
  ...{ publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.get("/readyz", (_, response) => response.json({ ready: true }));
app.use(createRequestHandler({ build, mode: "production" }));
app.listen(Number(process.argv[2]), "127.0.0.1");
