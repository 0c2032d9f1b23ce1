import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  officeTrial,
  patientOrder,
  type Shopper,
  stockOrder,
} from "~tests/services/cart/given-cart";
import type { Sent } from "~tests/services/cart/given-review";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";
import { withoutTrialReference } from "./without-trial-reference";

/* What D66, D69 say about trial lenses (D19, D20), as a person reads it on the real pages. */

const office = "/products/patient-trial/office";
let shopper: Shopper;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
});

const trialLine = (power: number, quantity: number) => mydayLine(power, quantity, { seriesId: "il-myday-trial", packSize: 5 });
const put = (...preorders: Sent[]) => shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });

describe("in the dialog that adds trials for the practice", () => {
  test("an invalid quantity is reported at its field", async () => {
    await put(stockOrder([mydayLine(-3.25, 3)]));
    const before = await cartRows();
    const texts: FourTexts = [
      "Enter a whole number of at least 1. You entered: 1.5",
      "הזינו מספר שלם של 1 לפחות. הזנתם: 1.5",
      "1 이상의 정수를 입력하세요. 입력한 값: 1.5",
      "1以上の整数を入力してください。入力値：1.5",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { series: "il-myday-trial", power: "-3.25", quantity: "1.5" };
      const page = await visitor.post(`${office}/add?${new URLSearchParams(typed)}`, typed);
      expect([page.status, page.valueOf("quantity"), page.valueOf("power")]).toEqual([422, "1.5", "-3.25"]);
      return page.errorAt("trial-quantity");
    });
    expect(await cartRows()).toEqual(before);
  });

  test("values that make no trial lens are reported", async () => {
    await put(stockOrder([mydayLine(-3.25, 3)]));
    const before = await cartRows();
    const texts: FourTexts = [
      "No trial lens is made with these values. Choose other values.",
      "אין עדשת ניסיון בערכים האלה. בחרו ערכים אחרים.",
      "이 값의 트라이얼 렌즈는 없습니다. 다른 값을 선택하세요.",
      "この値のトライアルレンズはありません。別の値を選んでください。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { series: "il-myday-trial", power: "-19.75", quantity: "1" };
      const page = await visitor.post(`${office}/add?${new URLSearchParams(typed)}`, typed);
      expect(page.status).toBe(422);
      return page.firstOf(texts);
    });
    expect(await cartRows()).toEqual(before);
  });

  test("a running review is reported, with both ways to continue", async () => {
    const { cart } = await put(stockOrder([mydayLine(-3.25, 3)]));
    await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const before = await cartRows();
    const texts: FourTexts = [
      "The order was not added to the cart",
      "ההזמנה לא נוספה לסל",
      "주문이 장바구니에 담기지 않았습니다",
      "注文はカートに入りませんでした",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { series: "il-myday-trial", power: "-3.25", quantity: "1" };
      const page = await visitor.post(`${office}/add?${new URLSearchParams(typed)}`, typed);
      expect(page.status).toBe(409);
      const links = [...page.document.querySelectorAll("dialog [role=alert] a")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["/cart", "/checkout"]);
      return page.textAt("dialog [role=alert] p");
    });
    expect(await cartRows()).toEqual(before);
  });
});

test("trials removed in another window are reported, not restored, and sent as new ones the next time", async () => {
  const trial = officeTrial([trialLine(-3.25, 1)]);
  const { cart } = await put(stockOrder([mydayLine(-3.25, 3)]), trial);
  await shopper.calls.cart.remove({ cartId: cart.id, preorderIds: [trial.id] });
  const before = await cartRows();
  const texts: FourTexts = [
    "This order was removed or ordered in another window. It is shown here as a new one.",
    "ההזמנה הוסרה או הוזמנה בחלון אחר. כאן היא מופיעה כהזמנה חדשה.",
    "이 주문은 다른 창에서 삭제되었거나 주문되었습니다. 여기서는 새 주문으로 표시됩니다.",
    "この注文は別のウィンドウで削除または注文されました。ここでは新しい注文として表示しています。",
  ];
  await expectInFourLanguages(shopper, texts, async (visitor) => {
    const typed = { series: "il-myday-trial", power: "-3.25", quantity: "1", preorder: trial.id };
    const page = await visitor.post(`${office}/add?${new URLSearchParams(typed)}`, typed);
    expect([page.status, page.valueOf("preorder") === trial.id]).toEqual([409, false]);
    return page.firstOf(texts);
  });
  expect((await cartRows()).preorders).toEqual(before.preorders);
});

describe("more trials than allowed are reported before they are added:", () => {
  test("for the practice, the limit depends on the boxes in the cart, and the products are listed", async () => {
    await put(stockOrder([mydayLine(-3.25, 2)]), officeTrial([trialLine(-3.25, 1)]));
    const before = await cartRows();
    const texts: FourTexts = [
      "Maximum exceeded: the number of trial lenses allowed depends on the boxes in the cart.",
      "חריגה מהמותר: מספר עדשות הניסיון המותר תלוי במספר הקופסאות שבסל.",
      "최대 수량을 넘었습니다. 허용되는 트라이얼 렌즈 수는 장바구니의 박스에 따라 정해집니다.",
      "上限を超えています。注文できるトライアルの数はカートの箱数によって決まります。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const page = await visitor.follow(await visitor.post(`${office}/add`, { series: "il-myday-trial", power: "-3.25", quantity: "2" }));
      const cells = [...page.document.querySelectorAll("dialog tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      );
      expect(cells).toEqual([
        ["1", "2"],
        ["+2", "2"],
      ]);
      expect(page.textsAt("dialog tbody th").every((text) => text.includes("MyDay trial lenses"))).toBe(true);
      return page.textAt("dialog p");
    });
    expect((await cartRows()).preorders).toEqual(before.preorders);
  });

  test("for a patient, two in all", async () => {
    const { id } = await givenPatient(shopper);
    await put(
      patientOrder(id, { left: trialLine(-3, 1) }, { merchandise: { purchaseType: "Trial", rx: { left: trialLine(-3, 1), right: null } } }),
    );
    const before = await cartRows();
    const texts: FourTexts = [
      "A patient may have 2 trial lenses in the cart. Dana Levi would have 3.",
      "למטופל מותרות 2 עדשות ניסיון בסל. אצל Dana Levi יהיו 3.",
      "고객 한 명은 장바구니에 트라이얼 렌즈를 2개까지 담을 수 있습니다. Levi Dana 님은 3개가 됩니다.",
      "トライアルレンズは患者1名につきカートに2枚までです。Levi Dana様は3枚になります。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { intent: "add", patient: id, "right.was": "il-myday-trial", "right.series": "il-myday-trial", "right.power": "-3.25" };
      const sent = { ...typed, "right.baseCurve": "8.4", "right.diameter": "14.2", "right.packSize": "5", "right.quantity": "2" };
      const page = await visitor.follow(await visitor.post("/products/patient-trial", sent));
      const cells = [...page.document.querySelectorAll("dialog tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => cell.textContent),
      );
      expect(cells).toEqual([
        ["1", "2"],
        ["+2", "2"],
      ]);
      expect(page.valueOf("right.quantity")).toBe("2");
      return page.textAt("dialog p");
    });
    expect((await cartRows()).preorders).toEqual(before.preorders);
  });
});

describe("a missing trial is reported, with what can be done instead:", () => {
  test("no boxes of its series are in the cart", async () => {
    const texts: FourTexts = [
      "MyDay trial lenses can be ordered only with boxes of these lenses, and none are in the cart: MyDay.",
      "אפשר להזמין את MyDay trial lenses רק עם קופסאות של העדשות האלה, ואין כאלה בסל: MyDay.",
      "MyDay trial lenses 트라이얼 렌즈에 해당하는 제품이 장바구니에 없습니다: MyDay.",
      "MyDay trial lensesに対応する製品がカートにありません：MyDay。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const page = await visitor.follow(await visitor.get(`${office}/add?series=il-myday-trial`));
      expect(page.document.querySelector("dialog .row a")?.getAttribute("href")).toBe("/products/stock-revenue?series=il-myday");
      return page.textAt("dialog p");
    });
  });

  test("the lens that the patient buys has none", async () => {
    const { id } = await givenPatient(shopper);
    await put(patientOrder(id, { right: mydayLine(-3, 1, { seriesId: "il-biofinity", packSize: 6, baseCurve: 8.6, diameter: 14 }) }));
    await withoutTrialReference("il-biofinity");
    const texts: FourTexts = [
      "There is no trial lens for Biofinity.",
      "אין עדשת ניסיון ל־Biofinity.",
      "Biofinity 제품의 트라이얼 렌즈가 없습니다.",
      "Biofinityのトライアルレンズはありません。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const page = await visitor.follow(await visitor.get(`/products/patient-trial?patient=${id}&pair=1`));
      expect(page.textsAt("dialog .row a")).toHaveLength(1);
      return page.textAt("dialog p");
    });
  });

  test("the lens is unknown", async () => {
    const texts: FourTexts = [
      "There is no matching trial lens.",
      "אין עדשת ניסיון מתאימה.",
      "맞는 트라이얼 렌즈가 없습니다.",
      "対応するトライアルレンズがありません。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) =>
      (await visitor.get(`${office}/no-match?series=none`)).textAt("dialog p"),
    );
  });
});

test("a lens without trials says so", async () => {
  const texts: FourTexts = [
    "MyDay toric has no trial lenses. It is made to order or sold without trials.",
    "ל־MyDay toric אין עדשות ניסיון. היא מיוצרת לפי הזמנה או נמכרת ללא עדשות ניסיון.",
    "MyDay toric 제품에는 트라이얼 렌즈가 없습니다. 주문 제작이거나 트라이얼 렌즈 없이 판매됩니다.",
    "MyDay toricにはトライアルレンズがありません。受注生産か、トライアルなしで販売されています。",
  ];
  await expectInFourLanguages(shopper, texts, async (visitor) =>
    (await visitor.get(`${office}/none?of=il-myday-toric`)).textAt("dialog p"),
  );
});

test("the rules are explained", async () => {
  const texts: FourTexts = [
    "For a patient: at most 2 trial lenses in the cart, both eyes and all lenses together. | For the practice: the boxes in the cart, multiplied by the trials per box of that lens. | For each power in the cart: 2 trials, or more when more than 2 boxes of that power are in the cart. | For all other powers together: 2 trials. | Only what is in the cart counts, not what is saved for later or marked for deletion.",
    "למטופל: לכל היותר 2 עדשות ניסיון בסל, בשתי העיניים ובכל העדשות יחד. | למרפאה: מספר הקופסאות שבסל כפול מספר עדשות הניסיון לקופסה של אותה עדשה. | לכל עוצמה שבסל: 2 עדשות ניסיון; יותר כאשר יש בסל יותר מ־2 קופסאות של אותה עוצמה. | לעוצמות אחרות יחד: 2 עדשות ניסיון. | נספר רק מה שבסל, לא מה שנשמר להמשך או סומן למחיקה.",
    "고객용: 양안과 모든 렌즈를 합해 장바구니에 최대 2개. | 안경원용: 장바구니의 박스 수에 그 렌즈의 박스당 트라이얼 렌즈 수를 곱한 만큼. | 장바구니에 있는 도수: 2개. 그 도수가 2박스를 넘으면 더 많이 가능합니다. | 다른 도수는 모두 합해 2개. | 장바구니에 있는 것만 세며, 나중에 주문할 항목이나 주문에서 제외한 항목은 세지 않습니다.",
    "患者用：両眼とすべてのレンズを合わせてカートに2枚まで。 | 施設用：カートの箱数に、そのレンズの1箱あたりのトライアル数を掛けた枚数まで。 | カートにある度数：2枚。その度数が2箱を超えるとさらに注文できます。 | その他の度数は合わせて2枚。 | カートにあるものだけを数えます。「あとで注文」に移したものや注文から除外したものは数えません。",
  ];
  await expectInFourLanguages(shopper, texts, async (visitor) => (await visitor.get(`${office}/explain`)).textsAt("dialog li").join(" | "));
});
