import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { visitorOf } from "~tests/helpers/visitor";
import { cartRows, givenCatalogue, givenPatient, givenShopper, type Shopper } from "~tests/services/cart/given-cart";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";
import { trialProblems } from "./trial-problems";

/* What the cart and the checkout say of trials that the rest of the cart does not allow (D66, D19), on the real pages. */

let shopper: Shopper;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
});

describe("the cart says what keeps it from being ordered, and the checkout refuses it for the same reason:", () => {
  test.each(trialProblems)("%s", async (_, { preorders, later, what, why, remedies }) => {
    const { id } = await givenPatient(shopper);
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: preorders(id) });
    await later?.(shopper);
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const before = await cartRows();
    const refused: FourTexts = [
      "The trial lenses do not match the rest of the cart. See below how to fix this.",
      "עדשות הניסיון אינן מתאימות לשאר הסל. אפשר לתקן למטה.",
      "트라이얼 렌즈가 장바구니의 나머지와 맞지 않습니다. 해결 방법은 아래에 있습니다.",
      "トライアルレンズがカートのほかの製品と合いません。解決方法は下にあります。",
    ];
    const both = what.map((text, index) => [text, why[index], refused[index]].join(" | ")) as unknown as FourTexts;
    await expectInFourLanguages(shopper, both, async (visitor) => {
      const page = await visitor.post("/checkout", { intent: "order", cartId: cart.id, holdId, terms: "on" });
      expect(page.status).toBe(422);
      return [page.firstOf(what), said(page.textsAt("#problem-1 p"), why), page.textAt("[role=alert] p:last-child")].join(" | ");
    });
    expect(await cartRows()).toEqual(before);
    await shopper.calls.cart.releaseCheckout({ cartId: cart.id, holdId });
    const page = await (await visitorOf(shopper)).get("/cart");
    const offered = [...page.textsAt("#problem-1 button"), ...page.textsAt("#problem-1 a[href^='/products']")];
    expect([page.firstOf(what), offered]).toEqual([what[0], remedies]);
  });
});

/** Which of these sentences one of the texts begins with. */
const said = (found: string[], texts: FourTexts) => texts.find((text) => found.some((each) => each.startsWith(text))) ?? null;
