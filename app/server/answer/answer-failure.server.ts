import type { Request, Response } from "express";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { type FailureCode, plainPage } from "../plain-page.server";
import { languageOf, refusalBody } from "../refuse-call.server";
import { isCallPath } from "./call-path.server";

const statuses: Record<FailureCode, number> = {
  ...{ badRequest: 400, crossSite: 403, notAllowed: 405, tooLarge: 413, unknownHost: 421, unexpected: 500 },
};

/** Ends the request with the status of the code: a plain page, or `{ code, message, data }` for a call. */
export function answerFailure(code: FailureCode, request: Request, response: Response, facts: RequestFacts): void {
  response.status(statuses[code]).set("Cache-Control", "no-store");
  if (isCallPath(request.path)) {
    response.json(refusalBody({ code, data: { requestId: facts.id } }, languageOf(facts)));
    return;
  }
  response.type("html").send(plainPage(code, facts));
}
