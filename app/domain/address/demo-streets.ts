import type { Street } from "./city";

/** Invented streets for the demo's practices and patients, with real names. */
export const demoStreets: readonly Street[] = [
  street("il-haifa", { en: "Almond Lane", he: "השקד" }, { houseNumberMax: 60, postcode: "3300114", postcodeOfHouse: { 6: "3300109" } }),
  street("il-haifa", { en: "Mole Street", he: "המזח" }, { houseNumberMax: 20, postcode: "3300007" }),
  street("il-haifa", { en: "Lantern Street", he: "הפנס" }, { houseNumberMax: 40, postcode: "3303118" }),
  street("il-haifa", { en: "Pine Street", he: "האורן" }, { houseNumberMax: 45, postcode: "3463207" }),
  street("il-haifa", { en: "HaGefen Street", he: "הגפן" }, { houseNumberMax: 60, postcode: "3505122", postcodeOfHouse: { 21: "3505121" } }),
  street("il-haifa", { en: "Moriah Boulevard", he: "מוריה" }, { houseNumberMax: 140, postcode: "3457258" }),
  street("il-haifa", { en: "HaNassi Boulevard", he: "הנשיא" }, { houseNumberMax: 150, postcode: "3463412" }),
  street("il-haifa", { en: "Sea Road", he: "דרך הים" }, { houseNumberMax: 240, postcode: "3474104" }),
  street("il-nahariya", { en: "Jabotinsky Street", he: "ז'בוטינסקי" }, { houseNumberMax: 80, postcode: "2240805" }),
  street("il-nahariya", { en: "Cedar Avenue", he: "הארז" }, { houseNumberMax: 60, postcode: "2244541" }),
  street("il-acre", { en: "Weizmann Street", he: "ויצמן" }, { houseNumberMax: 70, postcode: "2430131" }),
  street("il-tel-aviv-yafo", { en: "Rothschild Boulevard", he: "רוטשילד" }, { houseNumberMax: 150, postcode: "6578488" }),
  street("il-karmiel", { en: "Oleander Street", he: "ההרדוף" }, { houseNumberMax: 30, postcode: "2161103" }),
  street("il-kiryat-ata", { en: "Olive Street", he: "הזית" }, { houseNumberMax: 50, postcode: "2801519" }),
  street("il-kiryat-yam", { en: "Sea Road", he: "הים" }, { houseNumberMax: 90, postcode: "2905064" }),
  street("il-zikhron-yaakov", { en: "Citrus Lane", he: "ההדר" }, { houseNumberMax: 25, postcode: "3092502" }),
  street("il-tirat-carmel", { en: "Herzl Street", he: "הרצל" }, { houseNumberMax: 50, postcode: "3903209" }),
  street("il-yokneam-illit", { en: "Olive Street", he: "הזית" }, { houseNumberMax: 60, postcode: "2069233" }),
  street("kr-seoul", { en: "Gwangnaru-ro", ko: "광나루로" }, { houseNumberMax: 600, postcode: "05116" }),
  street("kr-seoul", { en: "Sejong-daero", ko: "세종대로" }, { houseNumberMax: 210, postcode: "04524" }),
  street("kr-goyang", { en: "Jungang-ro", ko: "중앙로" }, { houseNumberMax: 1600, postcode: "10401" }),
  street("kr-seongnam", { en: "Bundang-ro", ko: "분당로" }, { houseNumberMax: 300, postcode: "13591" }),
];

function street(
  cityCode: string,
  names: Record<string, string>,
  {
    houseNumberMax,
    postcode,
    postcodeOfHouse = {},
  }: { houseNumberMax: number; postcode: string; postcodeOfHouse?: Record<number, string> },
): Street {
  return { cityCode, names, houseNumberMax, postcode, postcodeOfHouse };
}
