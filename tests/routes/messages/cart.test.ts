import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  officeTrial,
  patientOrder,
  type Shopper,
  stockOrder,
} from "~tests/services/cart/given-cart";
import type { Sent } from "~tests/services/cart/given-review";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";

/* What D69 says about stock, about a product that is in the cart already, and about orders that cannot be shipped (D4). */

let shopper: Shopper;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
});

const put = (...preorders: Sent[]) => shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });

describe("the cart says about availability:", () => {
  test.each<[string, () => Promise<unknown>, FourTexts]>([
    [
      "out of stock",
      () => givenShelf(mydayId(-3), 0),
      ["Out of stock, ships later", "אזל מהמלאי, יישלח בהמשך", "재고 없음, 나중에 배송", "在庫なし、後日発送"],
    ],
    [
      "some left, the extras on backorder",
      () => givenShelf(mydayId(-3), 1),
      ["1 left and 2 on backorder", "נותרו 1, עוד 2 ממתינות למלאי", "1개 남음, 2개는 입고 후 배송", "残り1点、2点は入荷後に発送"],
    ],
    ["a few left", () => givenShelf(mydayId(-3), 4), ["4 left", "נותרו 4", "4개 남음", "残り4点"]],
    [
      "limited quantity",
      () => givenShelf(mydayId(-3), 2, { soldOut: true }),
      ["Limited quantity: only 2 left", "כמות מוגבלת: נותרו רק שתי יחידות", "수량 한정: 2개만 남음", "数量限定：残り2点のみ"],
    ],
    ["sold out", () => givenShelf(mydayId(-3), 0, { soldOut: true }), ["Sold out", "אזל", "품절", "完売"]],
    [
      "call customer service",
      async () => {
        const { owner } = await testDatabase();
        await owner.delete(schema.stockRules).where(eq(schema.stockRules.itemId, "il-myday"));
        await owner.update(schema.catalogueVersions).set({ version: 1 });
      },
      [
        "Call customer service about this product",
        "התקשרו לשירות הלקוחות לגבי מוצר זה",
        "이 제품은 고객센터에 문의하세요",
        "この製品はカスタマーサービスへお電話ください",
      ],
    ],
  ])("%s", async (_, arrange, texts) => {
    await put(stockOrder([mydayLine(-3, 3)]));
    await arrange();
    await expectInFourLanguages(shopper, texts, async (visitor) => (await visitor.get("/cart")).firstOf(texts));
  });
});

describe("a product that is in the cart already is asked about, and nothing is added", () => {
  const texts: FourTexts = [
    "This product is already in your cart",
    "המוצר הזה כבר נמצא בסל שלכם",
    "제품 1개가 이미 장바구니에 있습니다",
    "製品1点がすでにカートにあります",
  ];

  test("from a patient's order", async () => {
    const { id } = await givenPatient(shopper);
    await put(patientOrder(id, { right: mydayLine(-3.25, 1) }));
    const before = await cartRows();
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const eye = {
        "right.was": "il-myday",
        "right.series": "il-myday",
        "right.power": "-3.25",
        "right.packSize": "90",
        "right.quantity": "2",
      };
      const page = await visitor.post("/products/patient-revenue", { intent: "add", patient: id, preorder: uuid(), ...eye });
      expect([page.status, page.valueOf("right.quantity")]).toEqual([409, "2"]);
      return page.firstOf(texts);
    });
    expect(await cartRows()).toEqual(before);
  });

  test("from the practice's trials", async () => {
    const trialLine = mydayLine(-3.25, 1, { seriesId: "il-myday-trial", packSize: 5 });
    await put(stockOrder([mydayLine(-3.25, 5)]), officeTrial([trialLine]));
    const before = await cartRows();
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { series: "il-myday-trial", power: "-3.25", quantity: "1" };
      const page = await visitor.post(`/products/patient-trial/office/add?${new URLSearchParams(typed)}`, typed);
      expect(page.status).toBe(409);
      return page.firstOf(texts);
    });
    expect(await cartRows()).toEqual(before);
  });
});

describe("an order whose address can no longer be shipped to", () => {
  const what: FourTexts = [
    "MyDay cannot be shipped to the patient.",
    "אי אפשר לשלוח את MyDay למטופל.",
    "MyDay 제품은 고객에게 배송할 수 없습니다.",
    "MyDayは患者へ直送できません。",
  ];

  async function givenReview(spoil: (addressId: string) => Promise<unknown>) {
    const { id, addressId } = await givenPatient(shopper);
    const sent = patientOrder(id, { right: mydayLine(-3, 1) }, { dispensingPreference: "ShipToPatient", shippingAddressId: addressId });
    const { cart } = await put(sent);
    const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
    await spoil(addressId);
    return { cartId: cart.id, holdId, preorderId: sent.id };
  }

  const { patientAddresses } = schema;
  const emptied = async (addressId: string) =>
    (await testDatabase()).owner.update(patientAddresses).set({ zip: "" }).where(eq(patientAddresses.id, addressId));

  test("is refused by the checkout and named by the review, each with the reason, and nothing is ordered", async () => {
    const { cartId, holdId } = await givenReview(emptied);
    const before = await cartRows();
    const why: FourTexts = [
      "The delivery address is incomplete.",
      "כתובת המשלוח אינה שלמה.",
      "배송 주소가 완전하지 않습니다.",
      "お届け先の住所が不完全です。",
    ];
    const refused: FourTexts = [
      "An order cannot be shipped to its patient. See below how to fix this.",
      "יש הזמנה שאי אפשר לשלוח למטופל. אפשר לתקן למטה.",
      "고객에게 배송할 수 없는 주문이 있습니다. 해결 방법은 아래에 있습니다.",
      "患者へ直送できない注文があります。解決方法は下にあります。",
    ];
    const all = what.map((text, index) => [text, why[index], refused[index]].join(" | ")) as unknown as FourTexts;
    await expectInFourLanguages(shopper, all, async (visitor) => {
      const page = await visitor.post("/checkout", { intent: "order", cartId, holdId, terms: "on" });
      expect(page.status).toBe(422);
      const reason = why.find((text) => page.textsAt("#problem-1 p").some((each) => each.startsWith(text)));
      return [page.firstOf(what), reason, page.firstOf(refused)].join(" | ");
    });
    expect(await cartRows()).toEqual(before);
  });

  test("is one problem of the cart with three remedies; one press ships it to the practice instead", async () => {
    const { cartId, holdId, preorderId } = await givenReview(emptied);
    await shopper.calls.cart.releaseCheckout({ cartId, holdId });
    const remedies: FourTexts = [
      "Deliver to the practice, Save for later, Edit",
      "משלוח למרפאה, שמירה להמשך, עריכה",
      "안경원으로 배송, 나중에 주문, 수정",
      "施設へ配送に変更, あとで注文, 編集",
    ];
    await expectInFourLanguages(shopper, remedies, async (visitor) => {
      const page = await visitor.get("/cart");
      expect([page.firstOf(what), page.textAt("#problem-2")]).toEqual([expect.any(String), null]);
      return [...page.textsAt("#problem-1 button"), ...page.textsAt("#problem-1 a[href^='/products']")].join(", ");
    });
    const change = { intent: "settle", cartId, toPractice: preorderId };
    await expectInFourLanguages(shopper, ["302", "302", "302", "302"], async (visitor) => {
      return String((await visitor.post("/cart", change)).status);
    });
    const { preordersPatient } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(preordersPatient).toMatchObject([{ id: preorderId, dispensingPreference: "DispenseFromOffice", shippingRefusal: null }]);
    expect(preordersPatient[0]?.lines).toMatchObject([{ eye: "right", quantity: 1, orderable: true }]);
  });

  test("is corrected from the review, which starts again, and can then be ordered", async () => {
    const { cartId, holdId, preorderId } = await givenReview(emptied);
    await expectInFourLanguages(shopper, ["302", "302", "302", "302"], async (visitor) => {
      const hold = (await shopper.calls.cart.view({ locationId: shopper.locationId })).cart?.hold?.holdId ?? holdId;
      return String((await visitor.post("/checkout", { intent: "settle", cartId, holdId: hold, toPractice: preorderId })).status);
    });
    const { receipt } = await shopper.calls.cart.checkout({ cartId, acceptTerms: true });
    expect(receipt.orders).toMatchObject([{ preOrderId: preorderId }]);
  });
});
