import { createHash, timingSafeEqual } from "node:crypto";
import { implement, ORPCError } from "@orpc/server";
import { contract } from "~/calls/contract";
import { readTogether } from "~/db/read-together.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { editionOf } from "~/editions/editions";
import type { CallContext, SignedInContext } from "./call-context.server";
import { currentPerson } from "./session/current-person.server";

/** Who may make a call is decided here and nowhere else: a service is built on one of these. */

/** Anyone. */
export const open = implement(contract).$context<CallContext>();

/** A signed-in person, also before the terms are accepted: only for the calls that lead there. */
export const beforeTerms = open.use(async ({ context, next }) => next({ context: signedInParts(context, await getPerson(context)) }));

/** A signed-in person who accepted the terms (D13). */
export const signedIn = open.use(async ({ context, next }) =>
  next({ context: signedInParts(context, acceptedTerms(await getPerson(context))) }),
);

/** A practice's admin or the distributor's operator (D67). */
export const admin = open.use(async ({ context, next }) => {
  const person = acceptedTerms(await getPerson(context));
  if (person.role === "staff") throw new ORPCError("notPermitted", { status: 403 });
  return next({ context: signedInParts(context, person) });
});

/** The distributor's own system, which carries the shared key and no session (D28). Without a key in the settings nobody may. */
export const distributor = open.use(async ({ context, next }) => {
  const { distributorKey } = context.settings;
  if (distributorKey === null || context.apiKey === null || !isSameKey(context.apiKey, distributorKey)) {
    throw new ORPCError("keyRefused", { status: 401 });
  }
  return next();
});

/** Compares in the same time whatever the keys are. */
function isSameKey(one: string, other: string): boolean {
  const hash = (key: string) => createHash("sha256").update(key).digest();
  return timingSafeEqual(hash(one), hash(other));
}

async function getPerson(context: CallContext): Promise<SignedIn> {
  const person = await currentPerson(context);
  if (!person) throw new ORPCError("sessionExpired", { status: 401 });
  return person;
}

function acceptedTerms(person: SignedIn): SignedIn {
  if (!person.termsAccepted) throw new ORPCError("termsNotAccepted", { status: 403 });
  return person;
}

function signedInParts(context: CallContext, person: SignedIn): Omit<SignedInContext, keyof CallContext> {
  const { doors, memory } = context;
  const { tenantId } = person;
  return {
    person,
    edition: editionOf(person.edition),
    withTenant: async (work) => {
      const answer = await doors.withTenant(tenantId, work);
      memory.session = null; // The change may have been one of the person, the practice or its locations.
      return answer;
    },
    read: (work) => readTogether({ doors, shared: memory.reading, tenantId }, work),
  };
}
