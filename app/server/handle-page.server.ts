import type { Response as Answer, RequestHandler } from "express";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { answerCall } from "~/middleware/portal-context.server";
import { factsOf, requestContext } from "~/middleware/request-facts.server";
import { requestOf, sendAnswer } from "./answer/answer-directly.server";
import { callsPattern, isCallPath } from "./answer/call-path.server";
import { areaOfRequest, otherPages, pagesByArea, pagesByPath, pathOfRequest } from "./pages-by-path.server";
import type { Portal } from "./portal.server";

/** Loads the built pages: once in a server, for each request in development. */
export const loadPages = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

/**
 * Returns the last step of the chain: the services for calls (D68), and React Router for pages, with the contexts of the portal and the
 * facts of the request.
 */
export function handlePage(portal: Pick<Portal, "createContext">, pages: ServerBuild | typeof loadPages): RequestHandler {
  const contextOf = (answer: Answer) => {
    const facts = factsOf(answer);
    const context = portal.createContext(facts);
    context.set(requestContext, facts);
    return context;
  };
  const answerBy =
    (respond: (request: Request, context: RouterContextProvider) => Promise<Response>): RequestHandler =>
    async (asked, answer, next) => {
      try {
        const request = await requestOf(asked, answer, factsOf(answer).origin);
        await sendAnswer(asked, answer, await respond(request, contextOf(answer)));
      } catch (error) {
        // Nobody waits for what was never sent to its end.
        if (asked.complete || !asked.destroyed) next(error);
      }
    };
  const handlerOf = (build: ServerBuild | typeof loadPages) => answerBy(createRequestHandler(build, process.env.NODE_ENV));
  const handle = typeof pages === "function" ? handlerOf(pages) : handlerOfBuilt(pages, handlerOf);
  const handleCall = answerBy(answerCall);
  return (request, response, next) => {
    if (!isCallPath(request.path)) return handle(request, response, next);
    factsOf(response).pattern = callsPattern;
    return handleCall(request, response, next);
  };
}

/** Returns the handler of built pages: each request is given to the router with only those that its path can match. */
function handlerOfBuilt(pages: ServerBuild, handlerOf: (build: ServerBuild) => RequestHandler): RequestHandler {
  const handlersOf = (builds: ReadonlyMap<string, ServerBuild>) => new Map([...builds].map(([name, build]) => [name, handlerOf(build)]));
  const ofPath = handlersOf(pagesByPath(pages));
  const ofArea = handlersOf(pagesByArea(pages));
  const ofOthers = handlerOf(otherPages(pages));
  return (request, response, next) => {
    const handle = ofPath.get(pathOfRequest(request.path)) ?? ofArea.get(areaOfRequest(request.path)) ?? ofOthers;
    return handle(request, response, next);
  };
}
