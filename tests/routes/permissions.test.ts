import type { RouteConfigEntry } from "@react-router/dev/routes";
import { isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import routes from "~/routes";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { isFull } from "~tests/helpers/figures";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { shopperOf } from "~tests/services/cart/given-cart";
import { givenOperatorIn } from "~tests/services/session/accounts";
import { allowed, pagePermissions, type Role } from "~tests/structure/permissions";

/** Who opens pages: everybody but the distributor's system, and one role of those that are treated alike. */
const visitorRoles = ["nobody", "newcomer", "staff", "admin", "operator"] as const satisfies readonly Role[];
type VisitorRole = (typeof visitorRoles)[number];

let people: Record<VisitorRole, { token: string }>;
let belongings: Record<VisitorRole, Belongings>;
let elsewhere: Belongings;

beforeAll(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
  const practice = await givenPractice();
  const staff = await shopperOf(practice, { email: "staff@einayim.example" });
  const admin = await shopperOf(practice, { email: "admin@einayim.example", role: "practiceAdmin" });
  const newcomer = await givenPerson(practice, { email: "newcomer@einayim.example", termsAccepted: false });
  const token = (await givenOperatorIn(practice)).carrier.token ?? "";
  const operator = { ...admin, token, calls: await callsFor({ token }) };
  elsewhere = await givenBelongings(await shopperOf(await givenPractice({ subDomain: "carmel" })), "Carmel");
  const admins = await givenBelongings(admin, "Admin");
  belongings = {
    ...{ nobody: admins, newcomer: admins, admin: admins },
    ...{ staff: await givenBelongings(staff, "Staff"), operator: await givenBelongings(operator, "Operator") },
  };
  people = { nobody: { token: "none" }, newcomer, staff, admin, operator };
});

type Page = { path: string; file: string; isIndex: boolean };

/** Every address of the sitemap, with the files that answer it. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ""): Page[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const at = path === undefined ? above : `${above}/${path}`;
    const below = pagesOf(children, at);
    const isLayout = path === undefined && children.length > 0;
    return isLayout ? below : [{ path: at || "/", file, isIndex: index === true }, ...below];
  });
}

const modules = import.meta.glob<object>("../../app/routes/**/*.tsx");

/** A file that takes forms; of a page and its index the index does. */
async function takesForms({ file }: Page): Promise<boolean> {
  return "action" in ((await modules[`../../app/${file}`]?.()) ?? {});
}

const rows = Object.entries(pagePermissions).flatMap(([access, paths]) =>
  paths.map((path) => [path, access as keyof typeof pagePermissions] as const),
);
const pages = new Map(pagesOf(routes).map((page) => [page.path, page]));

test("every page of the sitemap has a row in the table of permissions", () => {
  expect(rows.map(([path]) => path).sort()).toEqual([...pages.keys()].sort());
});

/** The address of a page, made of what somebody has. */
function addressOf(path: string, mine: Belongings): string {
  const params: Record<string, string> = {
    ...{ patientId: mine.patient, addressId: mine.address, userId: mine.user, tenantId: mine.tenant, requestId: mine.request },
    ...{ messageId: mine.request, orderId: mine.order, transactionId: mine.transaction, lineId: mine.orderedLine },
    ...{ itemId: "il-myday", promotionId: "none", name: "terms", plot: "none", key: "none" },
    ...{ edition: "IL", seq: "1", previewId: mine.request, templateId: mine.template, seriesId: "il-myday-trial" },
  };
  const place = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "").replace("*", "nowhere");
  const about = { cart: mine.orderedCart, patient: mine.patient, order: mine.order, preorder: mine.preorder, series: "il-myday" };
  return `${place}?${new URLSearchParams(about)}`;
}

/** Its form asks once more before anything is stored, and is refused then. */
const onlyAsks = "/terms-acceptance";

/** Where somebody without the right is led: home to sign in, to the terms, or to the products (D10, D13, D67). */
function leadsTo(role: VisitorRole): string {
  if (role === "nobody") return "/";
  return role === "newcomer" ? "/terms-acceptance" : "/products";
}

/** Where those who get through are never led. */
function isTurnedAway(location: string, access: keyof typeof pagePermissions): boolean {
  if (access === "anyone") return false;
  return ["/", "/terms-acceptance"].includes(location) || (["clinical", "admin", "operator"].includes(access) && location === "/products");
}

/**
 * In the check one of those who are refused, by turns, and of those who get through whoever may least; all of them when everything is
 * proved.
 */
function triedRoles(access: keyof typeof pagePermissions, turn: number): VisitorRole[] {
  const through = visitorRoles.filter((role) => may(role, access));
  const refused = visitorRoles.filter((role) => !may(role, access));
  return isFull ? [...refused, ...through] : [...refused.slice(turn % refused.length).slice(0, 1), ...through.slice(0, 1)];
}

const may = (role: VisitorRole, access: keyof typeof pagePermissions) => (allowed[access] as readonly Role[]).includes(role);

/** In the check every second page; all of them when everything is proved. */
const triedRows = rows.filter((_, index) => isFull || index % 2 === 0);

describe("who may open a page and send its form", () => {
  test.each(triedRows)("%s: %s", async (path, access) => {
    const page = pages.get(path);
    const { owner } = await testDatabase();
    await owner.update(schema.sessions).set({ endedAt: null }).where(isNotNull(schema.sessions.endedAt));
    const wrong: unknown[] = [];
    for (const role of triedRoles(
      access,
      triedRows.findIndex(([tried]) => tried === path),
    )) {
      const at = addressOf(path, belongings[role]);
      const visitor = await visitorOf(people[role]);
      const sends = page && path !== onlyAsks && (await takesForms(page));
      // In the check a page that is drawn again below its form is not drawn before it, too.
      const answers = sends && may(role, access) && !isFull ? [] : [await visitor.get(at)];
      if (sends) answers.push(await visitor.post(page.isIndex ? `${at}&index` : at, {}));
      for (const { status, location } of answers) {
        const isRefused = status === 302 && location.split("?")[0] === leadsTo(role);
        const isAsTabled = may(role, access) ? status < 500 && !isTurnedAway(location, access) : isRefused;
        if (!isAsTabled) wrong.push([role, status, location]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("ids of another practice are not found, whoever asks", () => {
  const named = rows.filter(
    ([path, access]) => access !== "operator" && /:(patientId|addressId|userId|orderId|requestId|templateId)/.test(path),
  );
  test.each(named)("%s: %s", async (path, access) => {
    const found: unknown[] = [];
    for (const role of visitorRoles.filter((each) => may(each, access)).slice(0, isFull ? undefined : 1)) {
      const { status } = await (await visitorOf(people[role])).get(addressOf(path, elsewhere));
      if (status !== 404) found.push([role, status]);
    }
    expect(found).toEqual([]);
  });
});

test("staff who post a favourite by hand are refused, and nothing changes", async () => {
  const staff = await visitorOf(people.staff);
  const { owner } = await testDatabase();
  const before = await owner.select().from(schema.practiceItems);
  const star = await staff.post("/products/favourites", { itemId: "il-myday", isFavourite: "true" });
  expect(star.status).toBe(403);
  expect(await owner.select().from(schema.practiceItems)).toEqual(before);
});
