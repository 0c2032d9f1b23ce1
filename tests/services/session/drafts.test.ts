import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, givenSession, now } from "~tests/helpers/given";
import { givenCatalogue, mydayLine, shopperOf, stockOrder } from "../cart/given-cart";
import { auditTrail } from "./accounts";

beforeEach(resetDatabase);

/** Two people of a location, and one of another; the first keeps an order for a patient. */
async function givenDraft() {
  const practice = await givenPractice({ subDomain: "einayim", locations: 2 });
  const [here = "", there = ""] = practice.locationIds;
  const giver = await givenPerson(practice, { email: "giver@einayim.example", locationIds: [here] });
  const taker = await givenPerson(practice, { email: "taker@einayim.example", locationIds: [here] });
  const other = await givenPerson(practice, { email: "other@einayim.example", locationIds: [there] });
  const calls = await callsFor(giver);
  const [patient, preorder] = [uuid(), uuid()];
  await calls.patients.create({ id: patient, firstName: "Ronit", lastName: "Azulay", phone: "050-000-0012", locationId: here });
  const entries: [string, string][] = [
    ["preorder", preorder],
    ["patient", patient],
    ["right.series", "il-myday"],
  ];
  const { formId } = await calls.session.keepForm({ path: "/products/patient-revenue", entries });
  return { practice, giver, taker, other, calls, entries, formId: formId ?? "" };
}

describe("one's drafts", () => {
  test("are listed with kind, patient and time; settings and the cart are not, and nobody else sees them", async () => {
    const { calls, taker, entries, formId } = await givenDraft();
    await calls.session.keepForm({ path: "/settings/user-add", entries: [["firstName", "Tal"]] });
    await calls.session.keepForm({ path: "/cart", entries: [["note", "x"]] });
    const { drafts, colleagues } = await calls.session.listDrafts();
    expect(drafts).toEqual([
      {
        ...{
          formId,
          path: "/products/patient-revenue",
          kind: "patientOrder",
          savedAt: now,
          preorderId: entries[0]?.[1],
          linesQuantity: 1,
          givenBy: null,
        },
        patient: { firstName: "Ronit", lastName: "Azulay" },
      },
    ]);
    expect(colleagues.map(({ id }) => id)).toEqual([taker.userId]);
    expect((await (await callsFor(taker)).session.listDrafts()).drafts).toEqual([]);
  });
});

describe("a draft that is handed to a colleague", () => {
  test("belongs to the colleague alone, names the giver, and is recorded in the audit trail", async () => {
    const { practice, calls, taker, entries, formId } = await givenDraft();
    const given = await calls.session.giveDraft({ formId, userId: taker.userId });
    expect((await calls.session.listDrafts()).drafts).toEqual([]);
    expect(await calls.session.giveDraft({ formId, userId: taker.userId })).toEqual(given);
    await expect(calls.session.giveDraft({ formId: taker.userId, userId: taker.userId })).rejects.toMatchObject({ code: "notFound" });
    await calls.session.logout();
    const theirs = await callsFor(taker);
    const [draft] = (await theirs.session.listDrafts()).drafts;
    expect(draft).toMatchObject({ kind: "patientOrder", givenBy: { lastName: expect.any(String) } });
    expect(await theirs.session.readForm({ formId: draft?.formId ?? "" })).toEqual({ path: "/products/patient-revenue", entries });
    // What is typed on goes into the same draft.
    expect((await theirs.session.keepForm({ path: "/products/patient-revenue", entries })).formId).toBe(draft?.formId);
    const trail = await auditTrail(practice.tenantId);
    expect(trail.filter(({ action }) => action === "draftGiven")).toMatchObject([
      { subjectId: taker.userId, actorName: expect.stringMatching(/./) },
    ]);
  });

  test("stays for 12 hours when the colleague signs out, who loses the others then (D31)", async () => {
    const { practice, calls, taker, formId } = await givenDraft();
    await calls.session.giveDraft({ formId, userId: taker.userId });
    const theirs = await callsFor(taker);
    await theirs.session.keepForm({ path: "/patients/new", entries: [["lastName", "Levi"]] });
    expect((await theirs.session.listDrafts()).drafts).toHaveLength(2);
    await theirs.session.logout();
    const draftsAfter = async (minutes: number) => {
      const at = new Date(now.getTime() + minutes * 60_000);
      const token = await givenSession(practice.tenantId, taker.userId, practice.locationIds[0], at);
      return (await (await callsFor({ token }, { now: at })).session.listDrafts()).drafts.map(({ kind }) => kind);
    };
    expect([await draftsAfter(1), await draftsAfter(719), await draftsAfter(720)]).toEqual([["patientOrder"], ["patientOrder"], []]);
  });

  test("does not replace what the colleague has typed for the same patient, and goes with it once that is saved", async () => {
    const { calls, taker } = await givenDraft();
    const theirs = await callsFor(taker);
    const id = uuid();
    const path = `/patients/${id}/edit`;
    const typed = (lastName: string): [string, string][] => [
      ["id", id],
      ["lastName", lastName],
    ];
    await theirs.session.keepForm({ path, entries: typed("Levi") });
    const { formId } = await calls.session.keepForm({ path, entries: typed("Cohen") });
    const given = await calls.session.giveDraft({ formId: formId ?? "", userId: taker.userId });
    expect(await calls.session.giveDraft({ formId: formId ?? "", userId: taker.userId })).toEqual(given);
    const { drafts } = await theirs.session.listDrafts();
    const names = drafts.map(({ patient, givenBy }) => [patient?.lastName, givenBy !== null]);
    expect(names.toSorted()).toEqual([
      ["Cohen", true],
      ["Levi", false],
    ]);
    await theirs.session.discardForm({ path, subject: id });
    expect((await theirs.session.listDrafts()).drafts).toEqual([]);
  });

  test("that was received beside one's own is handed on once, sent twice and at the same moment", async () => {
    const { practice, calls, taker, entries, formId } = await givenDraft();
    const theirs = await callsFor(taker);
    const path = "/products/patient-revenue";
    await theirs.session.keepForm({ path, entries: [...entries, ["note", "mine"]] });
    await calls.session.giveDraft({ formId, userId: taker.userId });
    const received = (await theirs.session.listDrafts()).drafts.find(({ givenBy }) => givenBy !== null)?.formId ?? "";
    const third = await givenPerson(practice, { email: "third@einayim.example", locationIds: [practice.locationIds[0] ?? ""] });
    const giveOn = () => theirs.session.giveDraft({ formId: received, userId: third.userId });
    const [first, second] = await Promise.all([giveOn(), giveOn()]);
    expect([second, await giveOn()]).toEqual([first, first]);
    const thirds = await callsFor(third);
    const { drafts } = await thirds.session.listDrafts();
    expect(drafts).toMatchObject([{ kind: "patientOrder", givenBy: {} }]);
    expect(await thirds.session.readForm({ formId: drafts[0]?.formId ?? "" })).toEqual({ path, entries });
    expect((await theirs.session.listDrafts()).drafts.map(({ givenBy }) => givenBy)).toEqual([null]);
    expect((await auditTrail(practice.tenantId)).filter(({ action }) => action === "draftGiven")).toHaveLength(2);
  });

  test("is theirs also where the colleague's own has expired", async () => {
    const { practice, calls, taker, entries, formId } = await givenDraft();
    const long = new Date(now.getTime() - 13 * 3_600_000);
    const token = await givenSession(practice.tenantId, taker.userId, practice.locationIds[0], long);
    await (await callsFor({ token }, { now: long })).session.keepForm({ path: "/products/patient-revenue", entries });
    const given = await calls.session.giveDraft({ formId, userId: taker.userId });
    expect(await calls.session.giveDraft({ formId, userId: taker.userId })).toEqual(given);
    expect((await (await callsFor(taker)).session.listDrafts()).drafts).toMatchObject([{ givenBy: {} }]);
  });

  test("is handed over once when it is a stock order sent twice", async () => {
    const { calls, taker } = await givenDraft();
    const { formId } = await calls.session.keepForm({ path: "/products/stock-revenue", entries: [["sheet:il-myday", uuid()]] });
    const give = () => calls.session.giveDraft({ formId: formId ?? "", userId: taker.userId });
    expect(await give()).toEqual(await give());
    expect((await (await callsFor(taker)).session.listDrafts()).drafts.map(({ kind }) => kind)).toEqual(["stock"]);
  });

  test("cannot be given to people of another location, nor can settings be given", async () => {
    const { calls, taker, other, formId } = await givenDraft();
    await expect(calls.session.giveDraft({ formId, userId: other.userId })).rejects.toMatchObject({ code: "notFound" });
    const { formId: settings } = await calls.session.keepForm({ path: "/settings/user-add", entries: [["firstName", "Tal"]] });
    await expect(calls.session.giveDraft({ formId: settings ?? "", userId: taker.userId })).rejects.toMatchObject({ code: "notFound" });
    expect((await calls.session.listDrafts()).drafts.length).toBe(1);
  });

  test("leaves the giver's cart unchanged", async () => {
    await givenCatalogue();
    const practice = await givenPractice({ subDomain: "einayim" });
    const shopper = await shopperOf(practice);
    const taker = await givenPerson(practice, { email: "taker@einayim.example" });
    const carted = stockOrder([mydayLine(-2, 1)]);
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [carted] });
    const entries: [string, string][] = [["sheet:il-myday", `${carted.id} 1`]];
    const { formId } = await shopper.calls.session.keepForm({ path: "/products/stock-revenue", entries });
    await expect(shopper.calls.session.giveDraft({ formId: formId ?? "", userId: taker.userId })).rejects.toMatchObject({
      code: "draftOfCart",
    });
  });
});

test("ordering a stock order deletes the drafts that were stored of it meanwhile, except those with boxes of another one", async () => {
  await givenCatalogue();
  const { calls, locationId } = await shopperOf(await givenPractice({ subDomain: "einayim" }));
  const another = ["sheet:il-biofinity", uuid()] as [string, string];
  const ofAnother = (boxes: string) => ["boxes:il-biofinity~pw-2~bc8_6~di14~6", boxes] as [string, string];
  for (const [boxes, left] of [
    ["", 0],
    ["2", 1],
  ] as const) {
    const order = stockOrder([mydayLine(-2, 1)]);
    const { cart } = await calls.cart.sync({ locationId, preorders: [order] });
    const entries = [[`sheet:il-myday`, `${order.id} 1`] as [string, string], another, ofAnother(boxes)];
    await calls.session.keepForm({ path: "/products/stock-revenue", entries });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect((await calls.session.listDrafts()).drafts).toHaveLength(left);
  }
});
