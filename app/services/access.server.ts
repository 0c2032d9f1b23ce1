import { implement, ORPCError } from "@orpc/server";
import { contract } from "~/calls/contract";
import { endReading } from "~/db/with-shared-reading.server";
import { addressGroup } from "~/domain/account/address-limit";
import { canOperate, canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import { editionOf } from "~/editions/editions";
import { isSameSecret } from "~/integrations/is-same-secret.server";
import { secretsOf } from "~/integrations/secrets.server";
import { viewOncePerRequest } from "./audit/view-once-per-request.server";
import { browse, survey } from "./browse.server";
import type { CallContext, SignedInContext } from "./call-context.server";
import { withCompiledAnswers } from "./compiled-answers.server";
import { afterAddressLimit, tryFromAddress } from "./session/count-address-tries.server";
import { currentSession } from "./session/current-person.server";
import type { CurrentSession } from "./session/found-session.server";
import { createTokenBuckets } from "./token-buckets.server";
import { loadSteadily } from "./while-away.server";

/** This file alone decides who may make a call: every service is built on one of these procedures. */

/** Anyone. */
export const open = implement(withCompiledAnswers(contract)).$context<CallContext>();

const openCallsPerSecond = 100;
const openCalls = createTokenBuckets({ perSecond: openCallsPerSecond });

/** Anyone, limited per second and IP address for calls without a limit of their own; the processes of the portal share the limit (D7). */
export const limited = open.use(({ context, next }) => {
  const retryAfterSeconds = openCalls.take(addressGroup(context.callerAddress), context.settings.workers);
  if (retryAfterSeconds > 0) throw new ORPCError("tooManyRequests", { status: 429, data: { retryAfterSeconds } });
  return next();
});

/** A signed-in person, even before the terms are accepted: only for the calls needed to accept them. */
export const beforeTerms = open.use(async ({ context, next }) => next({ context: signedInParts(context, await getSession(context)) }));

/** A signed-in person who accepted the terms, even without a required second factor: only for the calls that set it up (D93). */
export const beforeFactor = open.use(async ({ context, next }) =>
  next({ context: signedInParts(context, acceptedTerms(await getSession(context))) }),
);

/** A signed-in person who accepted the terms (D13) and has the second factor if one is required (D93). */
export const signedIn = open.use(async ({ context, next }) => next({ context: signedInParts(context, await getReady(context)) }));

/** A practice's admin or the distributor's operator (D67). */
export const admin = open.use(async ({ context, next }) => {
  const session = await getReady(context);
  if (!hasAdminPermission(session.person)) throw new ORPCError("notPermitted", { status: 403 });
  return next({ context: signedInParts(context, session) });
});

/** Those with clinical responsibility: optometrists, admins and the operator (D87). */
export const clinical = open.use(async ({ context, next }) => {
  const session = await getReady(context);
  if (!canSearchRecalls(session.person)) throw new ORPCError("notPermitted", { status: 403 });
  return next({ context: signedInParts(context, session) });
});

/** The distributor's operators only (D13). */
export const operator = open.use(async ({ context, next }) => {
  const session = await getReady(context);
  if (!canOperate(session.person)) throw new ORPCError("notPermitted", { status: 403 });
  return next({ context: signedInParts(context, session) });
});

/**
 * The distributor's own system, which sends the shared key and no session (D28). Without a configured key nobody is admitted; an IP address
 * that sent 20 wrong ones in 10 minutes is refused before its key is checked (D7).
 */
export const distributor = open.use(async ({ context, next }) => {
  const { distributorKey } = context.settings;
  if (distributorKey === null || context.apiKey === null) throw new ORPCError("keyRefused", { status: 401 });
  const { apiKey } = context;
  const isRight = () => secretsOf(distributorKey).some((key) => isSameSecret(apiKey, key));
  const tried = await tryFromAddress(context, "distributorKey", isRight);
  if (tried === "right") return next();
  throw tried === "wrong"
    ? new ORPCError("keyRefused", { status: 401 })
    : new ORPCError("tooManyRequests", { status: 429, ...afterAddressLimit });
});

async function getSession(context: CallContext): Promise<CurrentSession> {
  const session = await currentSession(context);
  if (!session) throw new ORPCError("sessionExpired", { status: 401 });
  return session;
}

/** Returns the session of a person who has met all requirements. */
async function getReady(context: CallContext): Promise<CurrentSession> {
  const session = acceptedTerms(await getSession(context));
  if (session.person.factorMissing) throw new ORPCError("secondFactorMissing", { status: 403 });
  return session;
}

function acceptedTerms(session: CurrentSession): CurrentSession {
  if (!session.person.termsAccepted) throw new ORPCError("termsNotAccepted", { status: 403 });
  return session;
}

function signedInParts(context: CallContext, { person, tenant, locations }: CurrentSession): Omit<SignedInContext, keyof CallContext> {
  const { doors, memory } = context;
  const { tenantId } = person;
  return {
    person,
    edition: editionOf(person.edition),
    workplaceAt: (locationId) => {
      const location = locations.find(({ id }) => id === locationId);
      if (!location) throw new Error(`The person has no location ${locationId}`);
      return { tenant, location };
    },
    withTenant: async (work) => {
      await endReading(memory.reading);
      const answer = await doors.withTenant(tenantId, work);
      // The change may affect the person, the practice or its locations, and anything read before.
      memory.session = null;
      memory.kept = null;
      memory.reading.open = null;
      memory.browsing.open = null;
      return answer;
    },
    view: (work) => viewOncePerRequest(context, tenantId, work),
    read: (work) => loadSteadily(context, tenantId, work),
    browse: (work) => browse({ context, tenantId }, work),
    survey: (work, behindMsMax) => survey({ context, tenantId }, work, behindMsMax),
  };
}
