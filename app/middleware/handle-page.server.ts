import { createRequestHandler } from "@react-router/express";
import type { RequestHandler } from "express";
import { factsOf } from "~/middleware/create-app.server";
import type { Portal } from "~/middleware/portal.server";
import { requestContext } from "~/middleware/request-facts.server";

/** The last step of the chain: React Router, with the contexts of the portal and the facts of this request. */
export function handlePage(portal: Pick<Portal, "createContext">): RequestHandler {
  return createRequestHandler({
    build: () => import("virtual:react-router/server-build"),
    getLoadContext: (_request, response) => {
      const facts = factsOf(response);
      const context = portal.createContext(facts);
      context.set(requestContext, facts);
      return context;
    },
  });
}
