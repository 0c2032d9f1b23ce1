import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { lensAddress } from "~/forms/fitting/fitting-form";
import { preorderField, shownField, tickedField } from "~/forms/fitting/refill-form";
import { wantedField } from "~/forms/fitting/wanted-form";
import { loader as begin } from "~/routes/products/fitting-sets/begin";
import { loader as openSet } from "~/routes/products/fitting-sets/fitting-set";
import { loader as open, action as press } from "~/routes/products/fitting-sets/fitting-sets";
import { loader as openLens, action as pressLens } from "~/routes/products/fitting-sets/lens";
import { action as add, loader as propose } from "~/routes/products/fitting-sets/refill";
import { action as want } from "~/routes/products/fitting-sets/wanted";
import { resetDatabase } from "~tests/helpers/database";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import { givenShelf, packs, trialCode, trialId } from "~tests/services/fitting/given-fitting";

beforeEach(resetDatabase);

const path = "/products/fitting-sets";
const seriesId = "il-myday-trial";
type Form = [string, string][];

async function givenPages() {
  const shelf = await givenShelf();
  const { shopper } = shelf;
  const args = async (at: string, form?: Form) => ({ ...(await pageArgs(shopper, { path: at, form })), params: { seriesId } }) as never;
  const post = async (form: Form) => outcomeOf(await press(await args(path, form)));
  const postLens = async (form: Form, at = lensAddress(trialId(-3))) => outcomeOf(await pressLens(await args(at, form)));
  const form = (intent: string, more: Form = []): Form => [["batch", batch], ...more, ["intent", intent]];
  const batch = uuid();
  return { ...shelf, args, post, postLens, form };
}

describe("the shelf of fitting sets", () => {
  test("puts scanned packs on the shelf, one per line and once however often the form is sent, and gives them out the same way", async () => {
    const { post, form, lensOf, args } = await givenPages();
    const codes: Form = [["codes", `${trialCode(-3)}\r\n${trialCode(-3)}\r\n`]];
    expect(await post(form("put", codes))).toMatchObject({ status: 302, location: path });
    expect(await post(form("put", codes))).toMatchObject({ status: 302, location: path });
    expect((await lensOf(-3))?.onShelf).toBe(2);
    expect(await post(form("use", [["codes", trialCode(-3)]]))).toMatchObject({ status: 302, location: path });
    expect((await lensOf(-3))?.onShelf).toBe(1);
    const { shelf } = await open(await args(path));
    expect(shelf.acts.map(({ act, packs: number }) => [act, number])).toEqual([
      ["used", 1],
      ["put", 2],
    ]);
  });

  test("returns refused codes with the reason, and accepts the others", async () => {
    const { post, form, lensOf } = await givenPages();
    const answer = await post(form("put", [["codes", `${trialCode(-3)}\nbox\n${trialCode(-1, { expires: "250131" })}`]]));
    expect(answer).toMatchObject({
      status: 422,
      data: { refused: [{ code: "box", mistake: "noCode" }, { mistake: "expired" }], texts: { codes: expect.stringMatching(/^box\n/) } },
    });
    expect((await lensOf(-3))?.onShelf).toBe(1);
  });

  test("undoes the latest act", async () => {
    const { post, put, lensOf } = await givenPages();
    const moved = packs(-3, 2);
    await put(moved);
    expect(await post([["intent", `undo ${moved.id}`]])).toMatchObject({ status: 302, location: path });
    expect((await lensOf(-3))?.onShelf).toBe(0);
  });

  test("redirects to the wanted packs of a series without a set", async () => {
    const { args } = await givenPages();
    expect(outcomeOf(begin(await args(`${path}/begin?series=${seriesId}`)))).toMatchObject({
      location: `${path}/${seriesId}/wanted`,
    });
    expect(outcomeOf(begin(await args(`${path}/begin`)))).toMatchObject({ location: path });
  });
});

describe("a lens of a set", () => {
  test("is put on the shelf with lot and expiry date; invalid texts return to the form", async () => {
    const { postLens, form, lensOf } = await givenPages();
    const wrong: Form = [
      ["lens", trialId(-3)],
      ["packs", "many"],
      ["expiresOn", "soon"],
      ["lot", "A1"],
    ];
    expect(await postLens(form("put", wrong))).toMatchObject({
      status: 422,
      data: { mistakes: { packs: "packs", expiresOn: "day" }, texts: { packs: "many", lot: "A1" } },
    });
    expect((await lensOf(-3))?.onShelf).toBe(0);
    const right: Form = [
      ["lens", trialId(-3)],
      ["packs", "2"],
      ["expiresOn", "2028/01/31"],
      ["lot", "A1"],
    ];
    expect(await postLens(form("put", right))).toMatchObject({ status: 302, location: expect.stringContaining(`${path}/${seriesId}?`) });
    expect((await lensOf(-3))?.lots).toEqual([{ lot: "A1", expiresOn: "2028-01-31", packs: 2, expiry: null }]);
  });

  test("is given to a patient found by a search and then chosen", async () => {
    const { postLens, form, put, acts, calls, locationId, lensOf } = await givenPages();
    const patient = { id: uuid(), firstName: "Noa", lastName: "Mizrahi" };
    await calls.patients.create({ ...patient, locationId });
    await put(packs(-3, 2));
    const use = (more: Form) => postLens(form("use", [["lens", trialId(-3)], ["packs", "1"], ...more]));
    expect(await use([["patient", "Mizrahi"]])).toMatchObject({ status: 422, data: { found: [{ id: patient.id, lastName: "Mizrahi" }] } });
    expect(await use([["patient", "Nobody"]])).toMatchObject({ status: 422, data: { found: [] } });
    expect((await lensOf(-3))?.onShelf).toBe(2);
    const chosen: Form = [
      ["searched", "Mizrahi"],
      ["patientId", patient.id],
    ];
    expect(await use([["patient", "Nobody"], ...chosen])).toMatchObject({ status: 422, data: { found: [] } });
    expect((await lensOf(-3))?.onShelf).toBe(2);
    expect(await use([["patient", "Mizrahi"], ...chosen])).toMatchObject({ status: 302 });
    expect(await acts()).toEqual([
      ["used", 1, null, patient.id],
      ["put", 2, null, null],
    ]);
    await expect(use([["patientId", uuid()]])).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("preselects the patient in its URL", async () => {
    const { args, patient } = await givenPages();
    const { patient: named } = await openLens(await args(lensAddress(trialId(-3), patient.id)));
    expect(named).toMatchObject({ id: patient.id, lastName: "Levi" });
    expect(await openLens(await args(lensAddress(trialId(-3))))).toEqual({ patient: null });
  });

  test("is not given out when fewer packs are there", async () => {
    const { postLens, form, put } = await givenPages();
    await put(packs(-3, 1));
    const answer = await postLens(
      form("use", [
        ["lens", trialId(-3)],
        ["packs", "2"],
      ]),
    );
    expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "notOnShelf", values: { left: 1 } } } });
  });
});

describe("the wanted packs of a set", () => {
  test("change where another number was typed; an invalid number returns to the form", async () => {
    const { args, lensOf, want: wantPacks } = await givenPages();
    await wantPacks(-3, 2);
    const at = `${path}/${seriesId}/wanted`;
    const fields = (text: string): Form => [
      [wantedField({ productId: trialId(-3), wanted: 2 }), "2"],
      [wantedField({ productId: trialId(-1), wanted: 0 }), text],
      ["intent", "save"],
    ];
    expect(outcomeOf(await want(await args(at, fields("many"))))).toMatchObject({ status: 422, data: { mistakes: [trialId(-1)] } });
    expect((await lensOf(-1))?.wanted).toBe(0);
    expect(outcomeOf(await want(await args(at, fields("3"))))).toMatchObject({ status: 302, location: `${path}/${seriesId}?` });
    expect([(await lensOf(-1))?.wanted, (await lensOf(-3))?.wanted]).toEqual([3, 2]);
  });

  test("can be set for a range of powers", async () => {
    const { args } = await givenPages();
    const at = `${path}/${seriesId}/wanted`;
    const range: Form = [
      ["from", "-1"],
      ["to", "-2"],
      ["packs", "2"],
      ["intent", "fill"],
    ];
    expect(outcomeOf(await want(await args(at, range)))).toMatchObject({ status: 302, location: `${at}?` });
    const { set } = await openSet(await args(`${path}/${seriesId}`));
    expect(set.sums).toMatchObject({ lenses: 5, wanted: 10, missing: 10 });
    const wrong: Form = [
      ["from", "-1"],
      ["to", "-2"],
      ["packs", "x"],
      ["intent", "fill"],
    ];
    expect(outcomeOf(await want(await args(at, wrong)))).toMatchObject({ status: 422, data: { isWrongRange: true } });
  });
});

describe("the refill", () => {
  async function givenProposal() {
    const pages = await givenPages();
    await pages.want(-3, 2);
    await pages.want(-1, 2);
    await pages.buy(-3, 2);
    const { refill, newIds } = await propose(await pages.args(`${path}/refill`));
    const shown = refill.series.flatMap(({ lines }) =>
      lines.map(({ productId, proposed }): [string, string] => [shownField(productId), String(proposed)]),
    );
    const form = (ticked: number[], intent = "add"): Form => [
      [preorderField(seriesId), newIds[seriesId] ?? ""],
      ...shown,
      ...ticked.map((power): [string, string] => [tickedField, trialId(power)]),
      ["intent", intent],
    ];
    const post = async (sent: Form) => outcomeOf(await add(await pages.args(`${path}/refill`, sent)));
    const trials = async () => {
      const { preordersOffice } = await pages.calls.cart.populate({ locationId: pages.locationId });
      return preordersOffice.flatMap(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]));
    };
    return { ...pages, form, post, trials, shown };
  }

  test("adds the ticked packs to the cart as shown, once however often it is sent", async () => {
    const { form, post, trials, shown } = await givenProposal();
    expect(shown.map(([, number]) => number)).toEqual(["1", "1"]);
    const sent = form([-3, -1]);
    expect(await post(sent)).toMatchObject({ status: 302, location: "/cart" });
    expect(await post(sent)).toMatchObject({ status: 302, location: "/cart" });
    expect(await trials()).toEqual([
      [trialId(-3), 1],
      [trialId(-1), 1],
    ]);
  });

  test("proposes again without the lenses that are not ticked, and adds nothing", async () => {
    const { form, post, trials } = await givenProposal();
    const answer = await post(form([-1], "recount"));
    expect(answer).toMatchObject({ status: 200, data: { code: null, refill: { packs: { proposed: 2 } } } });
    expect(await post(form([], "add"))).toMatchObject({ status: 422, data: { code: "nothing" } });
    expect(await trials()).toEqual([]);
  });

  test("is as it was left half done: lenses that were not ticked stay so, under the same ids (D31)", async () => {
    const { form, calls, args } = await givenProposal();
    const entries = [...form([-1]), ["kept", "refill"]] as Form;
    const { formId } = await calls.session.keepForm({ path: `${path}/refill`, entries });
    const { refill, newIds } = await propose(await args(`${path}/refill?form=${formId}`));
    const lines = refill.series.flatMap((series) => series.lines);
    const left = lines.map(({ productId, isExcluded, proposed }) => `${productId} ${isExcluded} ${proposed}`);
    expect(left).toEqual([`${trialId(-3)} true 0`, `${trialId(-1)} false 2`]);
    expect(newIds[seriesId]).toBe(entries[0]?.[1]);
  });

  test("does not leave out a lens that is ticked again, for which no packs were shown", async () => {
    const { form, post, trials } = await givenProposal();
    const recounted = form([-3, -1]).map(([name, value]): [string, string] => [name, name === shownField(trialId(-3)) ? "0" : value]);
    expect(await post(recounted)).toMatchObject({ status: 409, data: { code: "ticked", refill: { packs: { proposed: 2 } } } });
    expect(await trials()).toEqual([]);
  });

  test("adds nothing when the cart allows less than was shown", async () => {
    const { form, post, trials, calls, locationId } = await givenProposal();
    const { cart } = await calls.cart.view({ locationId });
    await calls.cart.empty({ cartId: cart?.id ?? "" });
    expect(await post(form([-3, -1]))).toMatchObject({ status: 409, data: { code: "changed", refill: { packs: { proposed: 0 } } } });
    expect(await trials()).toEqual([]);
  });
});
