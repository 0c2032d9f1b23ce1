import type { Street } from "./city";

/** Streets that the demo's practices and patients live in; invented but for their names. */
export const demoStreets: readonly Street[] = [
  street("il-haifa", { en: "Almond Lane", he: "השקד" }, 60, "3300114", { 6: "3300109" }),
  street("il-haifa", { en: "Mole Street", he: "המזח" }, 20, "3300007"),
  street("il-haifa", { en: "Lantern Street", he: "הפנס" }, 40, "3303118"),
  street("il-haifa", { en: "Pine Street", he: "האורן" }, 45, "3463207"),
  street("il-haifa", { en: "HaGefen Street", he: "הגפן" }, 60, "3505122", { 21: "3505121" }),
  street("il-haifa", { en: "Moriah Boulevard", he: "מוריה" }, 140, "3457258"),
  street("il-haifa", { en: "HaNassi Boulevard", he: "הנשיא" }, 150, "3463412"),
  street("il-haifa", { en: "Sea Road", he: "דרך הים" }, 240, "3474104"),
  street("il-nahariya", { en: "Jabotinsky Street", he: "ז'בוטינסקי" }, 80, "2240805"),
  street("il-nahariya", { en: "Cedar Avenue", he: "הארז" }, 60, "2244541"),
  street("il-acre", { en: "Weizmann Street", he: "ויצמן" }, 70, "2430131"),
  street("il-tel-aviv-yafo", { en: "Rothschild Boulevard", he: "רוטשילד" }, 150, "6578488"),
  street("il-karmiel", { en: "Oleander Street", he: "ההרדוף" }, 30, "2161103"),
  street("il-kiryat-ata", { en: "Olive Street", he: "הזית" }, 50, "2801519"),
  street("il-kiryat-yam", { en: "Sea Road", he: "הים" }, 90, "2905064"),
  street("il-zikhron-yaakov", { en: "Citrus Lane", he: "ההדר" }, 25, "3092502"),
  street("il-tirat-carmel", { en: "Herzl Street", he: "הרצל" }, 50, "3903209"),
  street("il-yokneam-illit", { en: "Olive Street", he: "הזית" }, 60, "2069233"),
  street("kr-seoul", { en: "Gwangnaru-ro", ko: "광나루로" }, 600, "05116"),
  street("kr-seoul", { en: "Sejong-daero", ko: "세종대로" }, 210, "04524"),
  street("kr-goyang", { en: "Jungang-ro", ko: "중앙로" }, 1600, "10401"),
  street("kr-seongnam", { en: "Bundang-ro", ko: "분당로" }, 300, "13591"),
];

function street(
  cityCode: string,
  names: Record<string, string>,
  houseNumberMax: number,
  postcode: string,
  postcodeOfHouse: Record<number, string> = {},
): Street {
  return { cityCode, names, houseNumberMax, postcode, postcodeOfHouse };
}
