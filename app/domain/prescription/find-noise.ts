import type { Span } from "./prescription-line";

const eye = String.raw`(?:\(?(?:r|l|od|os|right|left|ימין|שמאל|우안?|좌안?|右眼?|左眼?)\)?[\s:=]*)?`;
const acuity = String.raw`(?:\d{1,2}(?:\.\d{1,2})?\/\d{1,3}(?:\.\d{1,2})?(?:[+-]\d)?|[012]\.\d{1,2})(?!\.?\d)`;
const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const hebrewMonths = "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר";
const money = String.raw`\d[\d,]*(?:\.\d{1,2})?`;

/** Parts of a letter that are no prescription: the numbers in each kind of text are no lens values. */
const patterns = [
  // E-mails and links
  String.raw`[a-z][\w.+-]*@[a-z][\w-]*\.[\w.-]+`,
  String.raw`(?:https?:\/\/|www\.)\S+`,
  // Dates
  String.raw`(?<![\d.+-])\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)`,
  String.raw`(?<![\d.+-])\d{1,2}([-/.])\d{1,2}\1\d{2,4}(?![\d.])`,
  String.raw`\d{4}\s*[년年](?:\s*\d{1,2}\s*[월月])?(?:\s*\d{1,2}\s*[일日])?`,
  String.raw`\d{1,2}\s*[월月]\s*\d{1,2}\s*[일日]`,
  String.raw`(?<![\d.])\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:${months})[a-z]*\.?(?:,?\s+\d{4})?`,
  String.raw`(?<![a-z])(?:${months})[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?(?![\d.])`,
  String.raw`(?<![\d.])\d{1,2}\s+ב?(?:${hebrewMonths})(?:\s+\d{4})?`,
  // Times
  String.raw`(?<![\d.])\d{1,2}:\d{2}(?!\d)`,
  String.raw`(?:오전|오후|午前|午後)\s*\d{1,2}\s*[시時](?:\s*\d{1,2}\s*[분分])?`,
  String.raw`\d{1,2}\s*[시時](?:\s*\d{1,2}\s*[분分])?`,
  String.raw`(?<![\d.])\d{1,2}\s*(?:am|pm)(?![a-z])`,
  // Telephone numbers, and numbers of five digits and more (postcodes, identity numbers)
  String.raw`(?:tel|phone|mobile|cell|fax|טלפון|טל|נייד|פקס|전화|연락처|휴대폰|電話)['.:]*\s*\+?\d[\d() -]{5,}\d`,
  String.raw`(?<![\d.+])\+?\d{2,4}-\d{3,4}-?\d{3,4}(?![\d.])`,
  String.raw`(?<![\d.])\d{5,}(?:-\d+)*(?![\d.])`,
  // Prices
  String.raw`(?:[₪$€₩¥]|(?<![a-z])(?:ils|nis|usd|eur|krw|jpy))\s*${money}`,
  String.raw`(?<![\d.,+-])${money}\s*(?:[₪$€₩]|(?:ils|nis|usd|eur|krw|jpy)(?![a-z])|원(?![주시])|円|ש"?ח)`,
  String.raw`(?:price|cost|מחיר|가격|금액|値段)[\s:]*${money}`,
  // Pupillary distance, visual acuity, pressure, corneas, vertex distance, prism
  String.raw`(?<![a-z])(?:i?pd|p\.d\.|מרחק(?: בין)?[ -]אישונים|동공\s*간?\s*거리|瞳孔間?距離)[\s:=]*\d{2}(?:\.\d{1,2})?(?:\s*[/-]\s*\d{2}(?:\.\d{1,2})?)?(?:\s*mm)?`,
  String.raw`(?:(?<![a-z])(?:va|v\.a\.|[bu]cva|visus|visual acuity|vision)(?![a-z])|חדות(?: ראי+ה)?|(?:교정|나안)?\s*시력|(?:矯正|裸眼)?視力)[\s:=]*(?:${eye}${acuity}[\s,;/]*)+`,
  String.raw`(?<![\d.+-])(?:6\/\d{1,2}(?:\.\d)?|20\/\d{2,3})(?:[+-]\d)?(?!\.?\d)`,
  String.raw`\([012]\.\d\)`,
  String.raw`(?:(?<![a-z])(?:iop|tonometry)(?![a-z])|לחץ(?: תוך[ -]?עיני)?|안압|眼圧)[\s:=]*(?:${eye}\d{1,2}(?:\.\d)?(?![\d.])[\s,;/]*)+(?:mm\s?hg)?`,
  String.raw`(?<![\d.])\d{1,2}(?:\s*\/\s*\d{1,2})?\s*mm\s?hg`,
  String.raw`(?<![a-z])k[12]?\s*[:=]?\s*\d{2}\.\d{1,2}(?:\s*\/\s*\d{2}\.\d{1,2})?(?:\s*[@x]\s*\d{1,3})?`,
  String.raw`(?<![\d.+-])(?:3[6-9]|4\d|5[0-4])\.\d{1,2}(?:\s*\/\s*\d{2}\.\d{1,2})?(?:\s*[@x]\s*\d{1,3}(?![\d.]))?`,
  String.raw`(?:(?<![a-z])(?:bvd|vd|vertex(?: distance)?)(?![a-z])|정점\s*간?\s*거리|頂点間距離|מרחק ורטקס)[\s:=]*\d{1,2}(?:\.\d)?(?:\s*mm)?`,
  String.raw`@\s*\d{1,2}(?:\.\d)?\s*mm(?![a-z])`,
  String.raw`(?:prism|פריזמה|프리즘|プリズム)[\s:=]*\d{1,2}(?:\.\d{1,2})?(?:\s*b[ioud](?![a-z]))?`,
  String.raw`(?<![\d.])\d{1,2}(?:\.\d{1,2})?\s*[δ△]\s*(?:b[ioud](?![a-z]))?`,
  String.raw`(?<![a-z])(?:hvid|wtw|pachy(?:metry)?|cct|c\/d|cup\/dis[ck])(?![a-z])[\s:=]*(?:${eye}\d{1,3}(?:\.\d{1,2})?[\s,;/]*)(?:${eye}\d{1,3}(?:\.\d{1,2})?(?!\d|\.\d))?(?:\s*(?:od|os|r|l)(?![a-z]))?`,
  String.raw`(?<![\d.+-])(?!1[ -]?day(?!s))\d{1,3}(?:\.\d)?\s*(?:cm|hrs?|hours?|days?|weeks?|wks?|months?|yrs?|years?|שעות|ימים|שבועות|시간|일|주|時間|日間|週)(?!\p{L}|'?s?[ -](?:of )?supply)`,
  String.raw`(?<![a-z])n\d{1,2}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}\/20\d{2}(?!\d)`,
  // Ages, order and room numbers, streets
  String.raw`(?:(?<![a-z])aged?(?![a-z])|(?<!\p{L})(?:גיל|בן|בת)(?!\p{L})|나이|年齢)[\s:]*\d{1,3}(?![\d.])`,
  String.raw`(?<![\d.])\d{1,3}\s*(?:years? old|y\.?o\.?(?![a-z])|세(?!트)|歳)`,
  String.raw`(?:(?<![a-z])(?:ref|order|invoice|file|customer|po)(?![a-z])|הזמנה|חשבונית|תיק|주문|ת\.?ז)[\s.:#]*(?:no\.?|מס')?\s*\d{3,}(?:-\d+)*(?:\s*번)?(?![.,]\d)`,
  String.raw`(?:(?<![a-z])(?:room|flat|apt|apartment|floor)(?![a-z])|חדר|דירה|קומה)[\s.:#]*\d{1,4}(?![\d.])`,
  String.raw`(?<![\d.+-])\d{1,4}\s+\p{L}+\s+(?:st|street|road|rd|lane|ave|avenue|blvd|drive|square)(?!\p{L})`,
  String.raw`(?:רחוב|רח'|שד'|שדרות)\s+\p{L}+(?:\s\p{L}+)?\s+\d{1,4}(?![\d.])`,
  String.raw`\p{sc=Hang}+[로길]\s*\d{1,4}(?:-\d+)?(?![\d.])`,
  // Percentages and volumes
  String.raw`\d{1,3}(?:\.\d+)?\s*(?:%|ml(?![a-z]))`,
].map((source) => new RegExp(source, "gu"));

/**
 * Returns the ranges of a plain text (`lineText`) with dates, telephone numbers, addresses, prices, visual acuity, pressure and other
 * measures.
 */
export function findNoise(text: string): Span[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  return found.toSorted((one, other) => one.from - other.from);
}
