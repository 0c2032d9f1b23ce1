import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { action } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, type Shopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

async function given() {
  await givenCatalogue();
  const shopper = await givenShopper({ edition: "IL", subDomain: "einayim" });
  const patient = await givenPatient(shopper);
  return (more: Record<string, string>) => send({ shopper, patientId: patient.id }, more);
}

async function send({ shopper, patientId }: { shopper: Shopper; patientId: string }, more: Record<string, string>) {
  const form = Object.entries({
    ...{ preorder: uuid(), patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": "", "right.series": "", "right.quantity": "", "left.was": "", "left.series": "", "left.quantity": "" },
    ...more,
  });
  const made = await routeArgs(shopper, { path: "/products/patient-revenue", form });
  made.context.set(sessionContext, await made.calls.session.read());
  const answer = (await action(made as never)) as { data: OrderFormAnswer; init: { status: number } };
  const { draft } = answer.data.state;
  return { status: answer.init.status, draft, right: draft.eyes.right, left: draft.eyes.left, mistakes: answer.data.mistakes };
}

const toric = "R -3.25/-1.25x180 L -3.00 -0.75 x 170 myday toric x2";

describe("a prescription that is typed into a patient's order", () => {
  test("is parsed only when asked to, and comes back as it was typed", async () => {
    const { status, draft, right } = await (await given())({ line: toric, intent: "line:read" });
    expect(status).toBe(200);
    expect(draft.line).toBe(toric);
    expect(right.seriesId).toBe("");
  });

  test("fills both eyes with its values", async () => {
    const { right, left, draft } = await (await given())({ line: toric, intent: "line:written" });
    expect(right).toMatchObject({ seriesId: "il-myday-toric", quantity: "2", suggested: {} });
    expect(right.chosen).toMatchObject({ power: -3.25, cylinder: -1.25, axis: 180, packSize: 30 });
    expect(left.chosen).toMatchObject({ power: -3, cylinder: -0.75, axis: 170 });
    expect(draft.line).toBe(toric);
  });

  test("leaves open and rounded values to be confirmed (D53), and open quantities empty", async () => {
    const line = "R 3.25 -1.25 x 174 L -3.00 -0.75 x 170 myday toric 2 boxes";
    const { right, left } = await (await given())({ line, intent: "line:written", "right.quantity": "4" });
    expect(right).toMatchObject({ suggested: { power: -3.25, axis: 170 }, quantity: "" });
    expect(right.chosen).toMatchObject({ power: -3.25, cylinder: -1.25, axis: 170 });
    expect(left.suggested).toEqual({});
  });

  test("fills the eye of the pressed button when the text names none", async () => {
    const { right, left } = await (await given())({ line: "-3.25 biofinity", intent: "line:left" });
    expect(right.seriesId).toBe("");
    expect(left).toMatchObject({ seriesId: "il-biofinity", chosen: { power: -3.25 }, suggested: {} });
  });

  test("uses the lens of the form when it names none, and changes nothing when there is none", async () => {
    const post = await given();
    const chosen = await post({ line: "R -3.25", intent: "line:written", "left.was": "il-myday", "left.series": "il-myday" });
    expect(chosen.right).toMatchObject({ seriesId: "il-myday", chosen: { power: -3.25 } });
    const none = await post({ line: "R -3.25", intent: "line:written" });
    expect(none.right).toMatchObject({ seriesId: "", chosen: {} });
  });

  test("is cleared, and too long a text is refused at its field", async () => {
    const post = await given();
    expect((await post({ line: toric, intent: "line:clear" })).draft.line).toBe("");
    const refused = await post({ line: "R -3.25 ".repeat(600), intent: "line:written" });
    expect(refused.status).toBe(422);
    expect(refused.mistakes).toMatchObject([{ controlId: "line", code: "textTooLong" }]);
  });
});
