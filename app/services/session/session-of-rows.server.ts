import { isFactorMissing } from "~/domain/account/factor-demand";
import { hasAcceptedPresent } from "~/domain/account/legal-versions";
import { sessionEnds } from "~/domain/account/session-life";
import type { SignedIn } from "~/domain/account/signed-in";
import { workplacesOf } from "~/domain/account/workplaces";
import type { CallContext } from "../call-context.server";
import type { CurrentSession, FoundSession } from "./found-session.server";
import type { SessionKey } from "./session-token.server";

/** Returns the person of an active session from its rows; null when the person was removed, or has no location to work in. */
export function sessionOfRows(
  { now, settings }: Pick<CallContext, "now" | "settings">,
  { tenantId, idHash }: SessionKey,
  { session, user, operator, tenant, locations, version, changes }: FoundSession & Pick<CurrentSession, "operator">,
): CurrentSession | null {
  const who = user ?? operator;
  if (!who) return null;
  const kind = user ? "user" : "operator";
  const workplaces = workplacesOf(kind, locations);
  const locationId = (workplaces.find(({ id }) => id === session.locationId) ?? workplaces[0])?.id;
  if (!locationId) return null;
  const person: SignedIn = {
    id: who.id,
    kind,
    role: user ? user.role : "lensFerryAdmin",
    isDoctor: user?.isDoctor ?? false,
    firstName: who.firstName,
    lastName: who.lastName,
    tenantId,
    subDomain: tenant.subDomain,
    edition: tenant.countryCode,
    locationId,
    locationIds: locations.map(({ id }) => id),
    language: user?.language ?? null,
    factorMissing: isFactorMissing(
      { kind, hasFactor: who.sealedFactor !== null },
      {
        byPractice: tenant.factorRequiredAt !== null,
        ofOperators: settings.operatorsNeedFactor,
        ofEverybody: settings.everybodyNeedsFactor,
      },
    ),
    termsAccepted: hasAcceptedPresent(who, tenant.countryCode),
    sessionIdHash: idHash,
    ...sessionEnds({ ...session, seenAt: now }),
  };
  return { person, session, tenant, user, operator, locations, workplaces, version, changes: changes ?? null };
}
