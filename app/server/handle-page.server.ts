import { createRequestHandler } from "@react-router/express";
import type { RequestHandler } from "express";
import type { ServerBuild } from "react-router";
import { requestContext } from "~/middleware/request-facts.server";
import { factsOf } from "./create-app.server";
import { areaOfRequest, pagesByArea } from "./pages-by-area.server";
import type { Portal } from "./portal.server";

/** Loads the built pages: once in a server, for each request in development. */
export const loadPages = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

/** Returns the last step of the chain: React Router, with the contexts of the portal and the facts of the request. */
export function handlePage(portal: Pick<Portal, "createContext">, pages: ServerBuild | typeof loadPages): RequestHandler {
  const handlerOf = (build: ServerBuild | typeof loadPages) =>
    createRequestHandler({
      build,
      getLoadContext: (_request, response) => {
        const facts = factsOf(response);
        const context = portal.createContext(facts);
        context.set(requestContext, facts);
        return context;
      },
    });
  const ofAll = handlerOf(pages);
  if (typeof pages === "function") return ofAll;
  const ofArea = new Map([...pagesByArea(pages)].map(([area, build]) => [area, handlerOf(build)]));
  return (request, response, next) => (ofArea.get(areaOfRequest(request.path)) ?? ofAll)(request, response, next);
}
