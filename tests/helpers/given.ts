import { createHash } from "node:crypto";
import { createInstance } from "i18next";
import { RouterContextProvider } from "react-router";
import { v7 as uuid } from "uuid";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { schema } from "~/db/schema.server";
import { presentVersions } from "~/domain/account/legal-versions";
import type { EditionCode } from "~/domain/edition";
import { type Language, practiceOfHost } from "~/domain/language";
import { i18nContext } from "~/middleware/i18n.server";
import { openNoticeBoard } from "~/middleware/notices.server";
import { requestContext } from "~/middleware/request-facts.server";
import { openReturnPath, returnPathContext } from "~/middleware/return-path.server";
import { erasedName } from "~/server/erased-name.server";
import { orderTextsIn } from "~/server/order-texts.server";
import { type CallContext, emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { newSessionToken } from "~/services/session/session-token.server";
import type { SessionCarrier } from "~/services/session-carrier.server";
import { silentLog } from "~tests/helpers/silent-log";
import { testDatabase } from "./database";
import { seedCatalogueOnce } from "./given-catalogue";
import { refusalsNoteNothing } from "./refusals-note-nothing";

/** The moment of every test: a Tuesday, 10:05 UTC, before the cut-off of Israel (12:05 there) and after that of Korea (19:05). */
export const now = new Date("2026-11-24T10:05:00Z");

type Practice = { tenantId: string; subDomain: string; edition: EditionCode; locationIds: [string, ...string[]] };
type Person = Practice & { userId: string; token: string };

/** A practice with one location or more, found in the directory. Texts are derived from the sub-domain. */
export async function givenPractice({ subDomain = "einayim", edition = "IL" as EditionCode, locations = 1 } = {}): Promise<Practice> {
  const { owner } = await testDatabase();
  const tenantId = uuid();
  const number = 1000 + (createHash("sha256").update(subDomain).digest().readUInt16BE(0) % 9000);
  await owner.insert(schema.tenants).values({
    tenantId,
    practiceName: `Practice ${subDomain}`,
    subDomain,
    countryCode: edition,
    status: "approved",
    practiceNumber: number,
    letters: subDomain.slice(0, 3).toUpperCase(),
    email: `office@${subDomain}.example`,
    phone: edition === "IL" ? "050-000-0001" : "010-0000-0001",
    partnerNumber: `4100-${number}`,
    language: edition === "IL" ? "he" : "ko",
    createdAt: now,
    updatedAt: now,
  });
  const locationIds = Array.from({ length: locations }, () => uuid());
  for (const [index, id] of locationIds.entries()) {
    const partnerNumber = `4100-${number}-${index}`;
    await owner.insert(schema.locations).values({
      tenantId,
      id,
      name: `Location ${index + 1}`,
      street: "3 Mole Street",
      city: edition === "IL" ? "Haifa" : "Seoul",
      zip: edition === "IL" ? "3300007" : "04524",
      shipToCode: `${subDomain.slice(0, 3).toUpperCase()}-0${index + 1}`,
      defaultShippingOption: "DAY",
      partnerNumber,
      position: index,
    });
    await owner.insert(schema.directoryEntries).values({
      tenantId,
      locationId: id,
      practiceName: `Practice ${subDomain}`,
      locationName: `Location ${index + 1}`,
      subDomain,
      partnerNumber,
    });
  }
  return { tenantId, subDomain, edition, locationIds: locationIds as [string, ...string[]] };
}

/** A signed-in person of a practice, attached to all its locations unless told otherwise. */
export async function givenPerson(
  practice: Practice,
  options: { role?: "staff" | "practiceAdmin"; email?: string; locationIds?: string[]; termsAccepted?: boolean; signedInAt?: Date } = {},
): Promise<Person> {
  const { role = "staff", locationIds = practice.locationIds, termsAccepted = true, signedInAt = now } = options;
  const email = options.email ?? `${role}@${practice.subDomain}.example`;
  const { owner } = await testDatabase();
  const { tenantId } = practice;
  const userId = uuid();
  await owner.insert(schema.users).values({
    tenantId,
    id: userId,
    email,
    emailKey: email,
    firstName: "Noa",
    lastName: "Shalev",
    role,
    status: "active",
    passwordSet: true,
    termsAcceptedAt: termsAccepted ? now : null,
    ...(termsAccepted ? presentVersions("IL") : {}),
    createdAt: now,
    updatedAt: now,
  });
  for (const locationId of locationIds) await owner.insert(schema.userLocations).values({ tenantId, userId, locationId });
  return { ...practice, userId, token: await givenSession(tenantId, userId, locationIds[0] ?? practice.locationIds[0], signedInAt) };
}

/** A session of a user that began at a moment; answers its token. */
export async function givenSession(tenantId: string, userId: string, locationId: string, signedInAt = now): Promise<string> {
  const { owner } = await testDatabase();
  const { token, idHash } = newSessionToken(tenantId);
  await owner.insert(schema.sessions).values({ tenantId, idHash, userId, locationId, createdAt: signedInAt, seenAt: signedInAt });
  return token;
}

/** A carrier that keeps what a call hands out, as a browser would. */
export function testCarrier(
  token: string | null = null,
  device: string | null = null,
): SessionCarrier & { token: string | null; device: string | null; written: string | null } {
  return {
    token,
    device,
    userAgent: null,
    written: null,
    begin(next) {
      this.token = next;
    },
    end() {
      this.token = null;
    },
    rememberDevice(id) {
      this.device = id;
    },
    rememberWritten(position) {
      this.written = position;
    },
  };
}

/** The context of one call, for a person or a visitor; parts can be replaced, `now` first of all. */
export async function callContextFor(person: { token: string } | null, parts: Partial<CallContext> = {}): Promise<CallContext> {
  const { doors } = await testDatabase();
  return {
    doors,
    replica: null,
    settings: {
      publicUrl: "http://localhost:3000",
      environment: "development",
      addressVerifierUrl: null,
      distributorKey: null,
      sealingSecret: "a secret of 32 characters for tests",
      operatorsNeedFactor: false,
      everybodyNeedsFactor: false,
      breachedPasswords: null,
      workers: 1,
    },
    now,
    hostSubDomain: null,
    callerAddress: "127.0.0.1",
    carrier: testCarrier(person?.token ?? null),
    apiKey: null,
    ...orderTextsIn("en"),
    erasedName,
    logFailure: () => undefined,
    memory: emptyMemory(),
    ...parts,
  };
}

/** The calls as this person (or a visitor, null) makes them. */
export async function callsFor(person: { token: string } | null, parts: Partial<CallContext> = {}) {
  return createCalls(await callContextFor(person, parts), refusalsNoteNothing);
}

/** The arguments with which a loader or an action is called alone: context with the calls of a person, request, params. */
export async function routeArgs(
  person: { token: string } | null,
  {
    path = "/",
    form,
    params = {},
    parts = {},
    host = "localhost",
    language = "en",
  }: {
    path?: string;
    host?: string;
    form?: Record<string, string> | [string, string][];
    params?: Record<string, string>;
    parts?: Partial<CallContext>;
    language?: Language;
  } = {},
) {
  const calls = await callsFor(person, { hostSubDomain: practiceOfHost(host), ...parts });
  const context = new RouterContextProvider();
  const url = new URL(path, `http://${host}:3000`);
  const sealed = { secret: "test", secure: false };
  context.set(callsContext, calls);
  context.set(nowContext, parts.now ?? now);
  context.set(i18nContext, { language, i18n: createInstance() });
  context.set(noticeContext, await openNoticeBoard(null, sealed));
  context.set(returnPathContext, await openReturnPath(null, sealed));
  context.set(requestContext, {
    id: "request",
    method: "GET",
    sinceMs: 0,
    nonce: "nonce",
    origin: url.origin,
    hostname: host,
    secure: false,
    clientAddress: "127.0.0.1",
    acceptedLanguages: null,
    takesParts: false,
    log: silentLog,
    pattern: "-",
    opened: null,
    wasUnavailable: false,
    isTurnedAway: false,
    refusedStatus: null,
  });
  const body = form ? new URLSearchParams(form) : undefined;
  const request = new Request(url, body ? { method: "POST", body } : {});
  return { request, url, params, context, calls, pattern: url.pathname };
}

/** The distributor's data of both editions, as the demo publishes it at the moment of the test. */
export const givenCatalogue = () => seedCatalogueOnce(now);
