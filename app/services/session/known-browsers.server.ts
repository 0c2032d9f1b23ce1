import { deleteKnownBrowser, listKnownBrowsers } from "~/db/queries/people/sign-in-attempts.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { findOwnRow } from "../people/own-row.server";
import { knownDays, knownWithin } from "./known-device.server";
import { hashOf } from "./session-token.server";

/** Returns the browsers on which the caller signed in to this practice in the last 90 days (D111), last used first. */
export const listOwnBrowsers = signedIn.session.browsers.handler(async ({ context }) => {
  const emailKey = await findEmailKey(context);
  const known = await context.read((db) => listKnownBrowsers(db, emailKey, knownWithin(context.now)));
  return {
    browsers: known.map(({ device, browser, signedInAt }) => ({
      id: hashOf(device),
      isPresent: device === context.carrier.device,
      browser: browser?.browser ?? null,
      system: browser?.system ?? null,
      signedInAt,
      until: new Date(signedInAt.getTime() + knownDays * dayMilliseconds),
    })),
  };
});

/** Forgets one of them; its sessions continue. An id that is none of one's own is not found. */
export const forgetOwnBrowser = signedIn.session.forgetBrowser.handler(async ({ input, context, errors }) => {
  const { person, now, withTenant } = context;
  const emailKey = await findEmailKey(context);
  return withTenant(async (db) => {
    const browser = (await listKnownBrowsers(db, emailKey, knownWithin(now))).find(({ device }) => hashOf(device) === input.id);
    if (!browser) throw errors.notFound();
    await deleteKnownBrowser(db.tx, { tenantId: person.tenantId, emailKey, device: browser.device });
    recordAudit(db, person, { action: "browserForgotten", subjectKind: "user", subjectId: person.id }, now);
    return {};
  });
});

/** Returns the key of known browsers: the e-mail with which the person signs in. */
const findEmailKey = async (context: SignedInContext) => (await findOwnRow(context))?.emailKey ?? "";
