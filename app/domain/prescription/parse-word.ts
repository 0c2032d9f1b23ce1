import type { Eye } from "../order/order-lines";
import type { LineField } from "./prescription-line";

/** The meaning of a known word. Numbers and unknown words are not among them. */
export type WordMeaning =
  | { kind: "eye"; sides: readonly Eye[] }
  | { kind: "field"; field: LineField }
  | { kind: "sign"; sign: "+" | "-" }
  | {
      kind:
        | "plano"
        | "same"
        | "none"
        | "noCylinder"
        | "supply"
        | "spectacles"
        | "contacts"
        | "overRefraction"
        | "cancelled"
        | "each"
        | "unit"
        | "part";
    }
  | { kind: "addition"; word: string }
  | { kind: "design"; design: string }
  | { kind: "boxes"; count: number; scope: "each" | "total" | null }
  | { kind: "pack"; count: number };

type Row = [pattern: string, meaning: WordMeaning | ((match: RegExpExecArray) => WordMeaning | null)];

/** A word in Latin letters has no letters around it; digits may touch it. A Hebrew word may have the prefixes for "and", "to", "in". */
const latin = (alternatives: string) => `(?<![a-z])(?:${alternatives})(?![a-z])`;
const hebrew = (alternatives: string) => `(?<!\\p{L})[ולבהמ]{0,2}(?:${alternatives})(?![\\p{L}])`;

const counts: Record<string, number> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ שתי: 2, שני: 2, שתיים: 2, שלוש: 3, ארבע: 4, חמש: 5, שש: 6 },
  ...{ 한: 1, 두: 2, 세: 3, 네: 4 },
};
const count = `((?<![\\d.])\\d{1,3}|(?<!\\p{L})(?:${Object.keys(counts).join("|")}))`;
const countOf = (text = "") => counts[text] ?? Number(text);

const box =
  "(?:boxes|box|bxs?(?![a-z])|packs?(?![a-z])|packets?|קופסאות|קופסה|קופסא|קופסת|אריזות|אריזה|חבילות|חבילה|יחידות|박스|상자|통|팩|개(?!월|입)|箱|パック)";
const each = "(?:each|ea(?![a-z])|per eye|of each|for each(?: eye)?|an? eye|לכל עין|לכל אחת|לכל אחד|מכל אחד|מכל אחת|כל אחד|כל אחת|씩|ずつ)";
const total = '(?:in total|total(?: of)?|altogether|in all|סה"כ|בסך הכל|총|합계|合計|計)';
const supply = String.raw`(?:\d{1,2}|six|three|twelve|one|a|half)?[ -]?(?:months?|years?|year's|annual)[ -]?(?:of )?supply|אספקה (?:ל|של )\S+|\d{1,2}\s*개?월분|\d\s*년분|\d\s*か?[月年]分|${count}\s*(?:pairs?(?![a-z])|זוגות|쌍|ペア)|זוג(?: אחד)?`;

const boxesOf = (text: string | undefined, before: string | undefined, after: string | undefined): WordMeaning => {
  const around = `${before ?? ""} ${after ?? ""}`;
  const scope = new RegExp(total, "u").test(around) ? "total" : around.trim() === "" ? null : "each";
  return { kind: "boxes", count: countOf(text), scope };
};

/** Earlier rows win when two match at the same position. */
const rows: Row[] = [
  [supply, { kind: "supply" }],
  [
    String.raw`(?<![\d.])(?:(3|5|6|24|30|60|90|180)[\s-]*(?:pk|pack|pck|p|lens(?:es)?(?: box)?|개입|개들이|עדשות)|(30|60|90|180)\s*(?:팩|枚|매))(?![a-z])`,
    ([, n, more]) => ({ kind: "pack", count: Number(n ?? more) }),
  ],
  [
    String.raw`(?:(${total}|각|各|each)[\s:]*)?${count}\s*${box}[\s,]*(?:\(?(${each}|${total})\)?)?`,
    ([, before, n, after]) => boxesOf(n, before, after),
  ],
  [String.raw`${count}\s*ea(?![a-z])`, ([, n]) => boxesOf(n, undefined, "each")],
  [String.raw`(?:קופסה|קופסא|אריזה|חבילה) אחת[\s,]*(${each})?`, ([, after]) => boxesOf("1", undefined, after)],
  [
    String.raw`(?:${latin("qty|quantity|boxes")}|כמות|수량|数量)[\s:.=]*(\d{1,3})(?![\d.])\s*(?:개|個|${box})?\s*(${each})?`,
    ([, n, after]) => boxesOf(n, undefined, after),
  ],
  [String.raw`(?<![\d.\p{L}])(\d{1,2})\s*x\s+(?=\p{L})`, ([, n]) => boxesOf(n, undefined, undefined)],
  [`${latin("each|per eye|of each")}|לכל עין`, { kind: "each" }],
  // Both eyes, before single ones
  [latin(String.raw`o\.?u\.?|both(?: eyes)?|be`), { kind: "eye", sides: ["right", "left"] }],
  [
    `${hebrew("שתי ה?עיניים|שתי ה?עינים|שתיהן|דו[ -]?צדדי")}|양안|양쪽(?: ?눈)?|좌우(?: ?모두)?|両眼|両方|左右`,
    { kind: "eye", sides: ["right", "left"] },
  ],
  [latin(String.raw`o\.\s?d\.?|od|r\.?e\.?|rt\.?(?: eye)?|right(?: eye| lens)?|r`), { kind: "eye", sides: ["right"] }],
  [latin(String.raw`o\.\s?s\.?|os|l\.?e\.?|lt\.?(?: eye)?|left(?: eye| lens)?|l`), { kind: "eye", sides: ["left"] }],
  [
    String.raw`${hebrew("(?:עין |עי |ע\\.? ?)?(?:ימין|ימנית|ימ')")}|ע["']?י(?=[\s:]*[+-]?\d)|오른(?:쪽)?(?: ?눈)?|우안|(?<!\p{L})우(?!\p{L})|右眼?`,
    { kind: "eye", sides: ["right"] },
  ],
  [
    String.raw`${hebrew("(?:עין |עי |ע\\.? ?)?(?:שמאל|שמאלית|שמ')")}|ע["']?ש(?=[\s:]*[+-]?\d)|왼(?:쪽)?(?: ?눈)?|좌안|(?<!\p{L})좌(?!\p{L})|左眼?`,
    { kind: "eye", sides: ["left"] },
  ],
  [`${latin("no cyl(?:inder)?|ds|sph only|spherical")}|${hebrew("ללא צילינדר|בלי צילינדר")}|난시 ?없음|乱視なし`, { kind: "noCylinder" }],
  [`${latin("plano|pl|piano")}|${hebrew("פלנו|פלאנו")}|플라노|무도수|도수 ?없음|プラノ|度なし`, { kind: "plano" }],
  [
    `${latin("(?:the )?same(?: as (?:right|left|the other))?|ditto|idem")}|${hebrew('כנ"ל|אותו דבר|אותו הדבר|זהה|כמו (?:ימין|שמאל)')}|동일|똑같이?|같음|같이|同じ|同上`,
    { kind: "same" },
  ],
  [`${latin("none|no lens|nil")}|${hebrew("אין|ללא")}|없음|なし`, { kind: "none" }],
  [`${latin("minus")}|${hebrew("מינוס")}|마이너스|マイナス`, { kind: "sign", sign: "-" }],
  [`${latin("plus")}|${hebrew("פלוס")}|플러스|プラス`, { kind: "sign", sign: "+" }],
  [
    `${latin("addition|add|reading")}|${hebrew("אדישן|אדד|אד|תוספת(?: קריאה)?")}|가입도|애드|누진|加入度?`,
    { kind: "field", field: "addition" },
  ],
  [`${latin("low|lo")}|${hebrew("נמוכה|נמוך")}|로우|낮음|ロー`, { kind: "addition", word: "low" }],
  [`${latin("medium|med|mid")}|${hebrew("בינונית|בינוני")}|미디엄|미드|중간|ミディアム|ミッド`, { kind: "addition", word: "medium" }],
  [`${latin("high|hi(?=[\\s,;.)]*(?:add|$))")}|${hebrew("גבוהה|גבוה")}|하이|높음|ハイ`, { kind: "addition", word: "high" }],
  [
    `${latin("sphere|sph(?=[\\s:=.]*[+\\-\\d])|sph(?=\\s+cyl)|pwr|power")}|${hebrew("ספרה|ספירי|ספרי|ספירה|כוח|עוצמה|מספר")}|도수|구면|근시|원시|球面|度数`,
    { kind: "field", field: "power" },
  ],
  [latin("sph"), { kind: "field", field: "power" }],
  [`${latin("cylinder|cyl")}|${hebrew("צילינדר|צל|צ'")}|난시|원주|乱視|円柱`, { kind: "field", field: "cylinder" }],
  [`${latin("axis|ax")}|${hebrew("ציר|אקסיס|זווית")}|축|軸`, { kind: "field", field: "axis" }],
  [
    `${latin("b\\.?c\\.?|base ?curve")}|${hebrew("קימור|רדיוס|בסיס|עקמומיות")}|베이스 ?커브|ベースカーブ`,
    { kind: "field", field: "baseCurve" },
  ],
  [`${latin("diameter|dia\\.?")}|${hebrew("קוטר")}|직경|直径`, { kind: "field", field: "diameter" }],
  [String.raw`(?<![a-z])[sp](?=[\s:=]*[+-]?\d)(?![a-z])|(?<![a-z])d(?=[\s:=]*[+-]\d)`, { kind: "field", field: "power" }],
  [String.raw`(?<![a-z])c(?=[\s:=]*[+-]?\d)`, { kind: "field", field: "cylinder" }],
  [String.raw`(?<![a-z])a(?=[\s:=]*\d)`, { kind: "field", field: "axis" }],
  ["(?<![a-z])(d|n)(?![a-z/])", ([, letter = ""]) => ({ kind: "design", design: letter.toUpperCase() })],
  [
    `${latin("over[ -]?ref(?:raction)?|or|ovr")}(?=[\\s:=]*(?:o[dsu]|[rl](?:e)?)?[\\s:=]*(?:[+-]|plano))|תוספת רפרקציה|덧댐|덧교정|追加矯正`,
    { kind: "overRefraction" },
  ],
  [`${latin("deg(?:rees?)?|dpt|diopters?|dioptres?|d")}|מעלות|דיופטר|도(?!수)|디옵터|度|°`, { kind: "unit" }],
  [
    `${latin("points?|and a (?:half|quarter)|half|quarters?")}|${hebrew("נקודה|רבע|חצי")}|점(?= ?[\\d영일이삼사오육칠팔구])|点`,
    { kind: "part" },
  ],
  [
    `${latin("(?:eye)?glasses|spectacles?|specs?(?= ?rx)|specs")}|${hebrew("משקפיים|משקפים")}|안경(?![원점사테])|眼鏡|メガネ`,
    { kind: "spectacles" },
  ],
  [
    `${latin("cancel(?:l?ed|lation)?|discontinued?|stop(?:ped)?|do not order|don't order")}|${hebrew("לבטל|ביטול|בטלו|בטל|לא להזמין|להפסיק")}|취소|중단|주문하지 ?마|キャンセル|取り?消し?|中止`,
    { kind: "cancelled" },
  ],
  [
    `${latin("contacts|contact lens(?:es)?|cls?")}|${hebrew("עדשות(?: מגע)?")}|콘택트(?:렌즈)?|렌즈|コンタクト(?:レンズ)?`,
    { kind: "contacts" },
  ],
];

const vocabulary = rows.map(([source, meaning]) => ({ pattern: new RegExp(source, "uy"), meaning }));

/** Returns the meaning of the known word that starts at this position, and where it ends; null when there is none. */
export function parseWord(text: string, at: number): { meaning: WordMeaning; to: number } | null {
  for (const { pattern, meaning } of vocabulary) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const resolved = match && match[0] !== "" ? (typeof meaning === "function" ? meaning(match) : meaning) : null;
    if (match && resolved) return { meaning: resolved, to: at + match[0].trimEnd().length };
  }
  return null;
}
