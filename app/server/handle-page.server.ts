import type { Response as Answer, RequestHandler } from "express";
import { createRequestHandler, type ServerBuild } from "react-router";
import { requestContext } from "~/middleware/request-facts.server";
import { requestOf, sendAnswer } from "./answer/answer-directly.server";
import { factsOf } from "./create-app.server";
import { areaOfRequest, otherPages, pagesByArea, pagesByPath, pathOfRequest } from "./pages-by-path.server";
import type { Portal } from "./portal.server";

/** Loads the built pages: once in a server, for each request in development. */
export const loadPages = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

/** Returns the last step of the chain: React Router, with the contexts of the portal and the facts of the request. */
export function handlePage(portal: Pick<Portal, "createContext">, pages: ServerBuild | typeof loadPages): RequestHandler {
  const contextOf = (answer: Answer) => {
    const facts = factsOf(answer);
    const context = portal.createContext(facts);
    context.set(requestContext, facts);
    return context;
  };
  const handlerOf = (build: ServerBuild | typeof loadPages): RequestHandler => {
    const route = createRequestHandler(build, process.env.NODE_ENV);
    return async (asked, answer, next) => {
      try {
        const request = requestOf(asked, answer, factsOf(answer).origin);
        await sendAnswer(asked, answer, await route(request, contextOf(answer)));
      } catch (error) {
        next(error);
      }
    };
  };
  if (typeof pages === "function") return handlerOf(pages);
  const handlersOf = (builds: ReadonlyMap<string, ServerBuild>) => new Map([...builds].map(([name, build]) => [name, handlerOf(build)]));
  const ofPath = handlersOf(pagesByPath(pages));
  const ofArea = handlersOf(pagesByArea(pages));
  const ofOthers = handlerOf(otherPages(pages));
  return (request, response, next) => {
    const handle = ofPath.get(pathOfRequest(request.path)) ?? ofArea.get(areaOfRequest(request.path)) ?? ofOthers;
    return handle(request, response, next);
  };
}
