import { ORPCError, safe } from "@orpc/client";
import { practiceOfHost } from "~/domain/language";
import type { Fetch } from "~/integrations/fetch-with.server";
import type { Gateway } from "~/integrations/gateway/ask-gateway.server";
import { createGatewayCalls } from "~/integrations/gateway/gateway-calls.server";
import { gatewayUrlOf } from "~/integrations/gateway/gateway-url.server";
import { isPassThrough, parsePassThrough, sendPassThrough } from "~/integrations/gateway/pass-through.server";
import { relayCall } from "~/integrations/gateway/relay-call.server";
import { unavailable } from "~/integrations/unavailable.server";
import type { Answering } from "~/middleware/answering.server";
import { type CallRefusal, languageOf, refuseCall } from "../refuse-call.server";

/** A call over HTTP with the function that refuses it. */
type Asked = { request: Request; url: URL; refuse: (status: number, refusal: CallRefusal) => Response };

/**
 * Returns the answering of a front portal: its pages call the portal at `url`, by a `fetch` that may show a certificate, and requests to
 * `/api` are forwarded there unchanged.
 */
export function answerByGateway(url: string, fetch?: Fetch): Answering {
  return ({ facts, carrier }) => {
    const asker = { requestId: facts.id, origin: facts.origin, clientAddress: facts.clientAddress };
    const onSilence = (reason: string) => {
      facts.wasUnavailable = true;
      facts.log.warn({ reason }, "the portal at GATEWAY_URL does not answer");
    };
    const gateway = { url: gatewayUrlOf(url, practiceOfHost(facts.hostname)), asker, session: carrier, onSilence, ...(fetch && { fetch }) };
    const refuse: Asked["refuse"] = (status, refusal) => refuseCall({ status, ...refusal }, languageOf(facts));
    return {
      calls: createGatewayCalls(gateway),
      entrance: (request, at) =>
        answerOverHttp(gateway, { request, url: at, refuse }).catch((error: unknown) => {
          if (error !== unavailable) throw error;
          return refuse(503, { code: "unavailable" });
        }),
    };
  };
}

function answerOverHttp(gateway: Gateway, asked: Asked): Promise<Response> {
  const { request, url } = asked;
  return isPassThrough(request.method, url) ? passThrough(gateway, asked) : relayCall(gateway, request, url);
}

/** Forwards a call of the generic passthrough (D68) for the practice of the session; another one is not found (D35). */
async function passThrough(gateway: Gateway, { request, url, refuse }: Asked): Promise<Response> {
  const read = await parsePassThrough(request, url);
  if ("issues" in read) return refuse(400, { code: "malformed", data: { issues: read.issues } });
  const [refusal, session] = await safe(createGatewayCalls(gateway).session.read());
  if (refusal) return refuseLike(refusal, refuse);
  const { subDomain, tenantId = session.tenant._id } = read.asked;
  if (subDomain !== session.tenant.subDomain || tenantId !== session.tenant._id) return refuse(404, { code: "notFound" });
  return sendPassThrough(gateway, read.asked, { url, request });
}

function refuseLike(error: unknown, refuse: Asked["refuse"]): Response {
  if (!(error instanceof ORPCError)) throw error;
  return refuse(error.status, { code: error.code, data: error.data });
}
