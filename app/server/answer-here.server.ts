import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { functionAppTypes, masterPath, ordersPath } from "~/calls/base";
import type { Doors } from "~/db/doors.server";
import { practiceOfHost } from "~/domain/language";
import { answerUnavailable, unavailable } from "~/integrations/unavailable.server";
import type { Answering } from "~/middleware/answering.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { CallContext } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { router } from "~/services/router.server";
import { sayMalformed } from "~/services/say-malformed.server";
import type { ServiceSettings } from "~/services/service-settings.server";
import { withoutDatabase } from "~/services/without-database.server";

const handler = new OpenAPIHandler(router, {
  clientInterceptors: [withoutDatabase((cause) => new ORPCError("unavailable", { status: 503, cause })), sayMalformed],
});

/** The calls are answered by the services of this process, for its pages and over HTTP alike. */
export function answerHere(parts: { doors: Doors; settings: ServiceSettings }): Answering {
  return ({ now, facts, carrier, apiKey }) => {
    const context: CallContext = {
      ...parts,
      ...{ now, carrier, apiKey },
      hostSubDomain: practiceOfHost(facts.hostname),
      callerAddress: facts.clientAddress,
      memory: { signedIn: null },
    };
    return {
      calls: createCalls(context, throwUnavailable(facts)),
      entrance: (request, url) => answerOverHttp(request, url, context, facts),
    };
  };
}

/** Without a database a page is status 503 (the root middleware reads the note), and no form takes that for a refusal. */
const throwUnavailable = (facts: RequestFacts) =>
  withoutDatabase((error) => {
    facts.wasUnavailable = true;
    facts.log.warn({ err: error }, "a page found no database");
    return unavailable;
  });

/** Refusals carry `{ code, message, data }`; what goes wrong inside is logged under the request id and answered without any detail. */
async function answerOverHttp(request: Request, url: URL, context: CallContext, { id, log }: RequestFacts): Promise<Response> {
  if (!hasKnownFunctionAppType(url)) return refusal(400, "functionAppTypeUnknown");
  const { matched, response } = await handler.handle(request, { prefix: "/api", context });
  if (!matched) return refusal(404, "notFound");
  if (response.status < 500) return response;
  if (response.status === 503) return answerUnavailable();
  log.error({ status: response.status }, "call failed");
  return refusal(response.status, "unexpected", { requestId: id });
}

/** Gateway calls may say which function app they mean (D68); the three names, nothing else. */
function hasKnownFunctionAppType(url: URL): boolean {
  const given = url.searchParams.get("function-app-type");
  const isGatewayCall = [masterPath, ordersPath].some((path) => url.pathname.startsWith(`/api${path}`));
  return given === null || !isGatewayCall || functionAppTypes.some((name) => name === given);
}

const refusal = (status: number, code: string, data: object | null = null) => Response.json({ code, message: code, data }, { status });
