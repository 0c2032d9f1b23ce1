import { setTimeout as wait } from "node:timers/promises";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { functionAppTypes, masterPath, ordersPath } from "~/calls/base";
import type { Doors } from "~/db/doors.server";
import type { Replica } from "~/db/replica.server";
import { practiceOfHost } from "~/domain/language";
import { unavailable } from "~/integrations/unavailable.server";
import type { Answering } from "~/middleware/answering.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { type CallContext, emptyMemory } from "~/services/call-context.server";
import { type Around, createCalls } from "~/services/create-calls.server";
import { refuseMalformed } from "~/services/refuse-malformed.server";
import { router } from "~/services/router.server";
import type { ServiceSettings } from "~/services/service-settings.server";
import { withoutDatabase } from "~/services/without-database.server";
import { erasedName } from "../erased-name.server";
import { orderTextsIn } from "../order-texts.server";
import { type CallRefusal, languageOf, refuseCall } from "../refuse-call.server";
import { skipKnownBody, withKeptBody } from "./kept-bodies.server";

/** Errors of calls over HTTP that are no refusals, by the context of their request: the handler answers 500 without a word about them. */
const failures = new WeakMap<object, unknown>();

const keepFailure: Around = async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError)) failures.set(context, error);
    throw error;
  }
};

/** The calls over HTTP. */
const handlerWithin = (around: readonly Around[], innermost: readonly Around[]) =>
  new OpenAPIHandler(router, {
    clientInterceptors: [
      keepFailure,
      skipKnownBody,
      ...around,
      withoutDatabase((cause) => new ORPCError("unavailable", { status: 503, cause })),
      ...innermost,
      refuseMalformed,
    ],
  });

/**
 * `around`: middleware around every call, `innermost` within that for a database that is away. `slowMilliseconds`: delay of each call, as
 * in the demo (D42).
 */
type AnsweringParts = {
  doors: Doors;
  settings: ServiceSettings;
  replica?: Replica | null;
  around?: readonly Around[];
  innermost?: readonly Around[];
  slowMilliseconds?: number;
};

/** Returns the answering by the services of this process, for its pages and for calls over HTTP. */
export function answerHere(given: AnsweringParts): Answering {
  const { slowMilliseconds = 0, around = [], innermost = [], replica = null, ...parts } = given;
  const handler = handlerWithin(around, innermost);
  return ({ now, facts, carrier, apiKey }) => {
    const context: CallContext = {
      ...parts,
      replica,
      ...{ now, carrier, apiKey },
      hostSubDomain: practiceOfHost(facts.hostname),
      callerAddress: facts.clientAddress,
      ...orderTextsIn(languageOf(facts)),
      erasedName,
      logFailure: (error, what) => facts.log.error({ err: error }, what),
      memory: emptyMemory({ isReading: facts.method === "GET" }),
      opened: () => facts.opened,
    };
    return {
      calls: createCalls(context, ...around, throwUnavailable(facts), slowedBy(slowMilliseconds), ...innermost),
      entrance: (request, url) => {
        const ofCall = { ...context, memory: emptyMemory({ isOneCall: true }) };
        return slowedBy(slowMilliseconds)({ next: () => answerOverHttp(request, url, { handler, context: ofCall, facts }) });
      },
    };
  };
}

/** Returns middleware that delays each call. */
const slowedBy =
  (milliseconds: number) =>
  async <Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> => {
    if (milliseconds > 0) await wait(milliseconds);
    return next();
  };

/** Without a database a page gets status 503 (set by the root middleware), and no form mistakes that for a refusal. */
const throwUnavailable = (facts: RequestFacts) =>
  withoutDatabase((error) => {
    facts.wasUnavailable = true;
    facts.log.warn({ err: error }, "a page found no database");
    return unavailable;
  });

/**
 * Answers a call over HTTP. Refusals are returned as `{ code, message, data }`; internal errors are logged under the request id and
 * returned without any detail.
 */
async function answerOverHttp(
  request: Request,
  url: URL,
  { handler, context, facts }: { handler: ReturnType<typeof handlerWithin>; context: CallContext; facts: RequestFacts },
): Promise<Response> {
  const refuse = (status: number, refusal: CallRefusal) => refuseCall({ status, ...refusal }, languageOf(facts));
  if (!hasKnownFunctionAppType(url)) return refuse(400, { code: "functionAppTypeUnknown" });
  const { matched, response } = await handler.handle(request, { prefix: "/api", context });
  if (!matched) return refuse(404, { code: "notFound" });
  if (response.status < 400) return withKeptBody(response, context);
  if (response.status === 503) return refuse(503, { code: "unavailable" });
  if (response.status < 500) return refuse(response.status, asMalformed((await response.json()) as CallRefusal));
  facts.log.error({ status: response.status, err: failures.get(context) }, "call failed");
  return refuse(500, { code: "unexpected", data: { requestId: facts.id } });
}

/**
 * Converts the refusal of a body that is not JSON, which fails before the call's schema is applied, to that of any malformed input (D47).
 */
const asMalformed = (refusal: CallRefusal): CallRefusal =>
  refusal.code === "BAD_REQUEST" ? { code: "malformed", data: { issues: [{ path: [], code: "unreadableBody" }] } } : refusal;

/** Whether the function app named by a gateway call, if any, is one of the three known ones (D68). */
function hasKnownFunctionAppType(url: URL): boolean {
  const given = url.searchParams.get("function-app-type");
  const isGatewayCall = [masterPath, ordersPath].some((path) => url.pathname.startsWith(`/api${path}`));
  return given === null || !isGatewayCall || functionAppTypes.some((name) => name === given);
}
