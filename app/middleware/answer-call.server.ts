import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { RouterContextProvider } from "react-router";
import { functionAppTypes, masterPath, ordersPath } from "~/calls/base";
import { callContext } from "~/middleware/portal-context.server";
import { requestContext } from "~/middleware/request-facts.server";
import { router } from "~/services/router.server";

const handler = new OpenAPIHandler(router);

/**
 * Answers one call over HTTP with the same services that pages use. Refusals carry `{ code, message, data }`; what goes wrong
 * inside is logged under the request id and answered without any detail.
 */
export async function answerCall({
  request,
  url,
  context,
}: {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<Response> {
  if (!hasKnownFunctionAppType(url)) return refusal(400, "functionAppTypeUnknown");
  const { matched, response } = await handler.handle(request, { prefix: "/api", context: context.get(callContext) });
  if (!matched) return refusal(404, "notFound");
  if (response.status < 500) return response;
  const { id, log } = context.get(requestContext);
  log.error({ status: response.status }, "call failed");
  return refusal(response.status, "unexpected", { requestId: id });
}

/** Gateway calls may say which function app they mean (spec section 7); the three names, nothing else. */
function hasKnownFunctionAppType(url: URL): boolean {
  const given = url.searchParams.get("function-app-type");
  const isGatewayCall = [masterPath, ordersPath].some((path) => url.pathname.startsWith(`/api${path}`));
  return given === null || !isGatewayCall || functionAppTypes.some((name) => name === given);
}

const refusal = (status: number, code: string, data: object | null = null) => Response.json({ code, message: code, data }, { status });
