import {
  findOneTimeKey,
  hasKeyLivingPast,
  listInvitationKeys,
  listNewEmails,
  lockOneTimeKey,
} from "~/db/queries/people/one-time-keys.server";
import { findUser, findUserByEmail, listUsers, lockUserByEmail, lockUsers } from "~/db/queries/people/people.server";
import { findPersonMarks } from "~/db/queries/people/person-marks.server";
import {
  countSessionsOfUser,
  findLastLocation,
  findSession,
  findSessionAndChanges,
  findSessionSearch,
  findSessionVersion,
  listPersonLocations,
  listSessionsOf,
} from "~/db/queries/people/sessions.server";
import { isKnownDevice, listKnownBrowsers, loadSignInCount } from "~/db/queries/people/sign-in-attempts.server";
import { now } from "~tests/helpers/given";
import type { Held, Read } from "./held";

const before = new Date(now.getTime() - 60_000);
const attemptOf = ({ tenant, email }: Held) => ({ tenantId: tenant, emailKey: email, device: "browser" });

/** The queries of people, their keys, sessions and sign-ins. */
export const peopleQueries: Record<string, Read> = {
  lockOneTimeKey: (tx, { tenant, keyHash }) => lockOneTimeKey({ tx, tenantId: tenant }, { kind: "reset", keyHash }, now),
  findOneTimeKey: (tx, { tenant, keyHash }) => findOneTimeKey({ tx, tenantId: tenant }, { kind: "reset", keyHash }, now),
  hasKeyLivingPast: (tx, { tenant, userId }) => hasKeyLivingPast({ tx, tenantId: tenant }, { userId, kind: "reset" }, { moment: now, now }),
  listInvitationKeys: (tx, { tenant }) => listInvitationKeys({ tx, tenantId: tenant }),
  listNewEmails: (tx, { tenant }) => listNewEmails({ tx, tenantId: tenant }, now),
  findUser: (tx, { tenant, userId }) => findUser({ tx, tenantId: tenant }, userId),
  findUserByEmail: (tx, { tenant, email }) => findUserByEmail({ tx, tenantId: tenant }, email),
  lockUserByEmail: (tx, { tenant, email }) => lockUserByEmail({ tx, tenantId: tenant }, email),
  listUsers: (tx, { tenant }) => listUsers({ tx, tenantId: tenant }),
  lockUsers: (tx, { tenant }) => lockUsers({ tx, tenantId: tenant }),
  findSession: (tx, { tenant, sessionHash }) => findSession({ tx, tenantId: tenant }, sessionHash),
  countSessionsOfUser: (tx, { tenant, userId }) => countSessionsOfUser({ tx, tenantId: tenant }, userId, before),
  findSessionSearch: (tx, { tenant, sessionHash, search }) => findSessionSearch({ tx, tenantId: tenant }, sessionHash, search),
  findLastLocation: (tx, { tenant, userId }) => findLastLocation({ tx, tenantId: tenant }, userId),
  listPersonLocations: (tx, { tenant, userId }) => listPersonLocations({ tx, tenantId: tenant }, userId),
  listKnownBrowsers: (tx, { tenant, email }) => listKnownBrowsers({ tx, tenantId: tenant }, email, { since: before, until: now }),
  isKnownDevice: (tx, held) => isKnownDevice(tx, attemptOf(held), { since: before, until: now }),
  loadSignInCount: async (tx, held) => (await loadSignInCount(tx, attemptOf(held))).wrongInRow,
  findSessionVersion: (tx, { tenant, sessionHash }) => findSessionVersion({ tx, tenantId: tenant }, sessionHash),
  findSessionAndChanges: (tx, { tenant, sessionHash }) => findSessionAndChanges({ tx, tenantId: tenant }, sessionHash, null),
  listSessionsOf: (tx, { tenant, userId }) => listSessionsOf({ tx, tenantId: tenant }, userId, before),
  findPersonMarks: async (tx, { tenant, userId }) => {
    const { pinnedSeriesIds, seenPromotionIds } = await findPersonMarks({ tx, tenantId: tenant }, userId);
    return pinnedSeriesIds.length * seenPromotionIds.length;
  },
};
