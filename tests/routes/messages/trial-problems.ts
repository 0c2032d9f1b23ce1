import { visitorOf } from "~tests/helpers/visitor";
import { mydayLine, officeTrial, patientOrder, type Shopper, stockOrder } from "~tests/services/cart/given-cart";
import type { Sent } from "~tests/services/cart/given-review";
import type { FourTexts } from "./four-visitors";
import { withoutTrialReference } from "./without-trial-reference";

/** A cart that the trial rules object to (D19), and what a person reads about it. */
export type TrialProblem = {
  preorders: (patientId: string) => Sent[];
  /** What happens after they were put into the cart. */
  later?: (shopper: Shopper) => Promise<unknown>;
  what: FourTexts;
  why: FourTexts;
  /** In English. */
  remedies: string[];
};

const trialLine = (power: number, quantity: number) => mydayLine(power, quantity, { seriesId: "il-myday-trial", packSize: 5 });

const patientTrial = (patientId: string, line: ReturnType<typeof mydayLine>) =>
  patientOrder(patientId, {}, { merchandise: { purchaseType: "Trial", rx: { right: line, left: null } } });

/** Takes the boxes out of the cart by the page that asks. */
async function removeBoxes(shopper: Shopper): Promise<void> {
  const { preordersStock } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
  const answer = await (await visitorOf(shopper)).post(`/cart/delete?preorder=${preordersStock[0]?.id}`, {});
  if (answer.location !== "/cart") throw new Error(`Not removed: ${answer.status}`);
}

export const trialProblems: [string, TrialProblem][] = [
  [
    "more than the boxes allow",
    {
      preorders: () => [stockOrder([mydayLine(-3, 1)]), officeTrial([trialLine(-3, 2)])],
      what: [
        "MyDay trial lenses, trial: 2 in the cart, 1 allowed.",
        "MyDay trial lenses, ניסיון: 2 בסל, מותרות 1.",
        "MyDay trial lenses 트라이얼 렌즈: 장바구니에 2개, 허용 1개.",
        "MyDay trial lensesのトライアル：カートに2枚、上限1枚。",
      ],
      why: [
        "The number of trial lenses allowed depends on the boxes in the cart.",
        "מספר עדשות הניסיון המותר תלוי במספר הקופסאות שבסל.",
        "허용되는 트라이얼 렌즈 수는 장바구니의 박스 수에 따라 다릅니다.",
        "トライアルレンズの上限はカートの箱数によって決まります。",
      ],
      remedies: ["Reduce to 1", "Order boxes"],
    },
  ],
  [
    "more of one power",
    {
      preorders: () => [stockOrder([mydayLine(-3, 1), mydayLine(-4, 5)]), officeTrial([trialLine(-3, 3)])],
      what: [
        "MyDay trial lenses, trial -3.00: 3 in the cart, 2 allowed.",
        "MyDay trial lenses, ניסיון -3.00: 3 בסל, מותרות 2.",
        "MyDay trial lenses 트라이얼 렌즈 -3.00: 장바구니에 3개, 허용 2개.",
        "MyDay trial lensesのトライアル -3.00：カートに3枚、上限2枚。",
      ],
      why: [
        "2 per power are allowed; more than 2 require more than 2 boxes of that power.",
        "מותרות 2 מכל עוצמה; ליותר מ־2 נדרשות יותר מ־2 קופסאות מאותה עוצמה.",
        "도수당 2개까지 허용됩니다. 더 주문하려면 같은 도수를 2박스 넘게 담아야 합니다.",
        "1つの度数につき2枚までです。それ以上は同じ度数の箱が2箱より多く必要です。",
      ],
      remedies: ["Reduce to 2", "Order boxes"],
    },
  ],
  [
    "more of the powers that are not bought",
    {
      preorders: () => [stockOrder([mydayLine(-3, 5)]), officeTrial([trialLine(-1, 1), trialLine(-2, 1), trialLine(-4, 1)])],
      what: [
        "MyDay trial lenses, trial: 3 in the cart, 2 allowed.",
        "MyDay trial lenses, ניסיון: 3 בסל, מותרות 2.",
        "MyDay trial lenses 트라이얼 렌즈: 장바구니에 3개, 허용 2개.",
        "MyDay trial lensesのトライアル：カートに3枚、上限2枚。",
      ],
      why: [
        "For powers not ordered as boxes, 2 trial lenses in total are allowed.",
        "מעוצמות שלא הוזמנו מהן קופסאות מותרות 2 עדשות ניסיון בסך הכול.",
        "박스로 주문하지 않은 도수는 모두 합해 트라이얼 렌즈 2개까지 허용됩니다.",
        "箱で注文していない度数は、合わせて2枚までです。",
      ],
      remedies: ["Reduce to 2", "Order boxes"],
    },
  ],
  [
    "boxes that were removed afterwards",
    {
      preorders: () => [stockOrder([mydayLine(-3, 3)]), officeTrial([trialLine(-3, 2)])],
      later: removeBoxes,
      what: [
        "MyDay trial lenses: trial lenses cannot be ordered with this cart.",
        "MyDay trial lenses: אי אפשר להזמין עדשות ניסיון עם הסל הזה.",
        "MyDay trial lenses: 이 장바구니로는 트라이얼 렌즈를 주문할 수 없습니다.",
        "MyDay trial lenses：このカートではトライアルレンズを注文できません。",
      ],
      why: [
        "The product this trial lens belongs to is not in the cart.",
        "המוצר שאליו שייכת עדשת הניסיון הזאת אינו בסל.",
        "이 트라이얼 렌즈에 해당하는 제품이 장바구니에 없습니다.",
        "このトライアルに対応する製品がカートにありません。",
      ],
      remedies: ["Remove the trial lenses", "Order boxes"],
    },
  ],
  [
    "a trial that belongs to no product any more",
    {
      preorders: () => [stockOrder([mydayLine(-3, 3)]), officeTrial([trialLine(-3, 2)])],
      later: () => withoutTrialReference("il-myday"),
      what: [
        "MyDay trial lenses: trial lenses cannot be ordered with this cart.",
        "MyDay trial lenses: אי אפשר להזמין עדשות ניסיון עם הסל הזה.",
        "MyDay trial lenses: 이 장바구니로는 트라이얼 렌즈를 주문할 수 없습니다.",
        "MyDay trial lenses：このカートではトライアルレンズを注文できません。",
      ],
      why: [
        "No product matches this trial lens.",
        "אין מוצר שמתאים לעדשת הניסיון הזאת.",
        "이 트라이얼 렌즈에 해당하는 제품이 없습니다.",
        "このトライアルに対応する製品がありません。",
      ],
      remedies: ["Remove the trial lenses", "Order boxes"],
    },
  ],
  [
    "a product that is no trial",
    {
      preorders: () => [officeTrial([mydayLine(-3, 1)])],
      what: [
        "MyDay: trial lenses cannot be ordered with this cart.",
        "MyDay: אי אפשר להזמין עדשות ניסיון עם הסל הזה.",
        "MyDay: 이 장바구니로는 트라이얼 렌즈를 주문할 수 없습니다.",
        "MyDay：このカートではトライアルレンズを注文できません。",
      ],
      why: [
        "This product has no trial lenses.",
        "למוצר הזה אין עדשות ניסיון.",
        "이 제품에는 트라이얼 렌즈가 없습니다.",
        "この製品にトライアルレンズはありません。",
      ],
      remedies: ["Remove the trial lenses", "Order boxes"],
    },
  ],
  [
    "more than two for a patient",
    {
      preorders: (patientId) => [patientTrial(patientId, trialLine(-3, 3))],
      what: [
        "Dana Levi: 3 trial lenses in the cart, 2 allowed.",
        "Dana Levi: 3 עדשות ניסיון בסל, מותרות 2.",
        "Levi Dana: 트라이얼 렌즈가 장바구니에 3개, 허용 2개.",
        "Levi Dana：トライアルレンズがカートに3枚、上限2枚。",
      ],
      why: [
        "A patient may have 2 trial lenses in the cart.",
        "למטופל מותרות 2 עדשות ניסיון בסל.",
        "고객 한 명당 장바구니에 트라이얼 렌즈 2개까지 담을 수 있습니다.",
        "患者1名につきトライアルレンズは2枚までです。",
      ],
      remedies: ["Reduce to 2"],
    },
  ],
  [
    "a lens that is no trial, for a patient",
    {
      preorders: (patientId) => [patientTrial(patientId, mydayLine(-3, 1))],
      what: [
        "Dana Levi: MyDay is not a trial lens.",
        "Dana Levi: MyDay אינה עדשת ניסיון.",
        "Levi Dana: MyDay 제품은 트라이얼 렌즈가 아닙니다.",
        "Levi Dana：MyDayはトライアルレンズではありません。",
      ],
      why: [
        "This product has no trial lenses.",
        "למוצר הזה אין עדשות ניסיון.",
        "이 제품에는 트라이얼 렌즈가 없습니다.",
        "この製品にトライアルレンズはありません。",
      ],
      remedies: ["Remove the trial lenses"],
    },
  ],
];
