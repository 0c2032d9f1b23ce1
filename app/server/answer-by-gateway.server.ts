import { createGatewayCalls } from "~/integrations/gateway/gateway-calls.server";
import { relayCall } from "~/integrations/gateway/relay-call.server";
import type { Answering } from "~/middleware/answering.server";

/** The calls are answered by another portal: those of pages as calls, those that come over HTTP handed on as they are. */
export function answerByGateway(url: string): Answering {
  return ({ facts, carrier }) => {
    const asker = { requestId: facts.id, origin: facts.origin, clientAddress: facts.clientAddress };
    const onSilence = (reason: string) => {
      facts.wasUnavailable = true;
      facts.log.warn({ reason }, "the portal at GATEWAY_URL does not answer");
    };
    const gateway = { url, asker, session: carrier, onSilence };
    return { calls: createGatewayCalls(gateway), entrance: (request, at) => relayCall(gateway, request, at) };
  };
}
