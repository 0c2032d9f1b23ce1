import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import { addDays } from "~/domain/calendar/days";
import type { CalendarDay, EditionCode } from "~/domain/edition";
import type { PromotionDiscount } from "~/domain/price/promotion";

type Texts = { en: string; he: string; ko: string; ja: string };
type PlannedPromotion = {
  slug: string;
  seriesSlugs: string[];
  minimumBoxes: number;
  discount: Record<EditionCode, PromotionDiscount>;
  /** First and last day, counted from the day of seeding. */
  days: readonly [from: number, to: number];
  names: Texts;
  texts: Texts;
};

const percent = (basisPoints: number): Record<EditionCode, PromotionDiscount> => ({
  IL: { kind: "percentage", basisPoints },
  KR: { kind: "percentage", basisPoints },
});

/** Three that run on the day of seeding, one that has ended and one that is yet to begin. */
const facts: PlannedPromotion[] = [
  {
    slug: "myday-eight",
    seriesSlugs: ["myday"],
    minimumBoxes: 8,
    discount: percent(500),
    days: [-24, 21],
    names: {
      en: "Autumn MyDay",
      he: "סתיו עם MyDay",
      ko: "MyDay 가을 행사",
      ja: "秋のMyDay",
    },
    texts: {
      en: "Fill the shelf for the season: order 8 boxes of MyDay or more, in any powers and packs, and every box costs 5% less.",
      he: "ממלאים את המדף לעונה: בהזמנה של 8 קופסאות MyDay ומעלה, בכל עוצמה ובכל אריזה, כל קופסה זולה ב־5%.",
      ko: "시즌 재고를 채우세요. 도수와 포장에 관계없이 MyDay를 8박스 이상 주문하면 모든 박스가 5% 저렴합니다.",
      ja: "シーズン前の在庫補充に。度数や入り数を問わず、MyDayを8箱以上ご注文で全箱5%引きになります。",
    },
  },
  {
    slug: "biofinity-toric-four",
    seriesSlugs: ["biofinity-toric", "biofinity-xr-toric"],
    minimumBoxes: 4,
    discount: { IL: { kind: "amountPerBox", amount: 900 }, KR: { kind: "amountPerBox", amount: 3000 } },
    days: [-10, 35],
    names: {
      en: "Biofinity Toric weeks",
      he: "שבועות Biofinity Toric",
      ko: "Biofinity Toric 행사",
      ja: "Biofinity Toricウィーク",
    },
    texts: {
      en: "From 4 boxes of Biofinity Toric or XR Toric in one order, the price of each box falls by the same amount.",
      he: "החל מ־4 קופסאות Biofinity Toric או XR Toric בהזמנה אחת, מחירה של כל קופסה יורד באותו סכום.",
      ko: "한 주문에서 Biofinity Toric 또는 XR Toric을 4박스 이상 주문하면 박스마다 같은 금액이 할인됩니다.",
      ja: "Biofinity ToricまたはXR Toricを1回のご注文で4箱以上お求めになると、1箱ごとに同額を割り引きます。",
    },
  },
  {
    slug: "misight-start",
    seriesSlugs: ["misight-1-day"],
    minimumBoxes: 6,
    discount: percent(1000),
    days: [-45, 60],
    names: {
      en: "MiSight start",
      he: "התחלה עם MiSight",
      ko: "MiSight 시작 행사",
      ja: "MiSightスタート",
    },
    texts: {
      en: "For children who begin with myopia control: 10% off from 6 boxes of MiSight in one order.",
      he: "לילדים שמתחילים בבקרת קוצר ראייה: 10% הנחה מ־6 קופסאות MiSight בהזמנה אחת.",
      ko: "근시 관리를 시작하는 아이들을 위해 한 주문에서 MiSight 6박스부터 10% 할인합니다.",
      ja: "近視管理を始めるお子さまに。MiSightを1回のご注文で6箱以上お求めになると10%引きです。",
    },
  },
  {
    slug: "clariti-summer",
    seriesSlugs: ["clariti-1-day", "clariti-1-day-toric"],
    minimumBoxes: 10,
    discount: percent(700),
    days: [-130, -40],
    names: {
      en: "Summer clariti 1 day",
      he: "קיץ עם clariti 1 day",
      ko: "clariti 1 day 여름 행사",
      ja: "夏のclariti 1 day",
    },
    texts: {
      en: "10 boxes of clariti 1 day or clariti 1 day toric: 7% off every box.",
      he: "10 קופסאות clariti 1 day או clariti 1 day toric: 7% הנחה על כל קופסה.",
      ko: "clariti 1 day 또는 clariti 1 day toric 10박스: 모든 박스 7% 할인.",
      ja: "clariti 1 dayまたはclariti 1 day toricを10箱で、全箱7%引き。",
    },
  },
  {
    slug: "multifocal-weeks",
    seriesSlugs: ["biofinity-multifocal", "myday-multifocal"],
    minimumBoxes: 6,
    discount: percent(800),
    days: [14, 56],
    names: {
      en: "Multifocal weeks",
      he: "שבועות המולטיפוקל",
      ko: "멀티포컬 주간",
      ja: "遠近両用ウィーク",
    },
    texts: {
      en: "6 boxes of Biofinity multifocal or MyDay multifocal in one order: 8% off every box.",
      he: "6 קופסאות Biofinity multifocal או MyDay multifocal בהזמנה אחת: 8% הנחה על כל קופסה.",
      ko: "한 주문에서 Biofinity multifocal 또는 MyDay multifocal 6박스: 모든 박스 8% 할인.",
      ja: "Biofinity multifocalまたはMyDay multifocalを1回のご注文で6箱：全箱8%引き。",
    },
  },
];

/** Returns the promotions of one edition, dated around its present day. Advertising in Korea has a review number. */
export function demoPromotions(edition: EditionCode, today: CalendarDay): PublishedPromotion[] {
  const prefix = edition.toLowerCase();
  return facts.map(({ slug, seriesSlugs, minimumBoxes, discount, days, names, texts }, index) => ({
    id: `${prefix}-${slug}`,
    edition,
    seriesIds: seriesSlugs.map((each) => `${prefix}-${each}`),
    discount: discount[edition],
    minimumBoxes,
    fromDay: addDays(today, days[0]),
    toDay: addDays(today, days[1]),
    names,
    texts,
    reviewNumber: edition === "KR" ? `DEMO-P-${String(index + 1).padStart(3, "0")}` : null,
  }));
}
