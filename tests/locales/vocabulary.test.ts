import { describe, expect, test } from "vitest";
import type { Language } from "~/domain/language";
import { resources } from "~/i18n/resources.server";

/*
 * One word for one thing: what another word of the language says already, and the one that is used; one way to end a notice; and what a
 * text quotes is written as on the button, link or heading that it names.
 */

type Texts = { [key: string]: string | Texts };

const avoided: Record<Language, readonly (readonly [pattern: RegExp, instead: string])[]> = {
  en: [
    [/e-mail/i, "email, as the quoted texts of the specification have it"],
    [/favourite|colour|centre/i, "favorite, color, center"],
    [/\w'\w/, "the typographic apostrophe"],
    [/can’t|won’t|isn’t|don’t|doesn’t|didn’t|hasn’t|couldn’t|You’re|They’re/, "the full form"],
  ],
  he: [
    [/(^|[\s(״])[בהוכלמש]{1,2}־[א-ת]/, "no maqaf between a prefix and a Hebrew word"],
    [/(^|[\s(״])[בהוכלמש]-(\{\{|<|\d|[A-Za-z])/, "a maqaf between a prefix and what is not Hebrew"],
    [/[„“”]/, "״ ״"],
    [/עגל[הת]|עגלות/, "סל"],
    [/(^|\s)(שלך|אותך|מבחינתך|לך)(?![א-ת])/, "the plural: שלכם, אתכם"],
    [/(^|\s)יש (לבחור|להזין|להקליד|לבדוק|לסרוק)/, "the imperative: בחרו, הזינו, הקלידו, בדקו, סרקו"],
    [/משך הרכבה|משטר ההרכבה/, "תדירות החלפה"],
    [/מדוע|נטו/, "למה; לפני מע״מ"],
    [/רשת העוצמות/, "טבלת העוצמות"],
    [/סטי?ם? להתאמה/, "סט התאמה"],
    [/הסל (לא )?שונה/, "הסל השתנה"],
    [/חיבורים/, "התחברויות for sessions; חיבור is that of the network"],
    [/הזמנת ניסיון|זוג ניסיון|^ניסיון ל/, "עדשות ניסיון"],
    [/מכשור רפואי|(^|\s)בידי\s|אשרו את התנאים/, "מכשיר רפואי; על ידי; הסכימו לתנאים"],
    [/\}\} (העברות|שליחות) נכשלו מאז/, "השלמות הזמנה"],
  ],
  ko: [
    [/환자|손님/, "고객"],
    [/상자/, "박스"],
    [/유통사/, "공급사"],
    [/(^|\s)행사/, "프로모션"],
    [/유효기한/, "사용기한"],
    [/(오른|왼)(쪽 )?눈/, "우안, 좌안"],
    [/다시 시도하세요/, "다시 시도해 주세요"],
    [/다시 주문$/, "재주문"],
    [/(?<!이)메일/, "이메일"],
    [/부가세 제외|배송료|입력값/, "부가세 별도; 배송비; 입력한 값"],
    [/공급사(에 다시)? 전송/, "전달"],
    [/\d MB/, "5MB"],
    [/\{\{numbers?\}\}(박스|병|개)/, "the word 주문 behind the number of an order, which counts nothing"],
  ],
  ja: [
    [/患者さん/, "患者"],
    [/プロモーション/, "キャンペーン"],
    [/発注/, "注文"],
    [/ブラウザー/, "ブラウザ"],
    [/オペレーター|運営担当/, "運用担当者"],
    [/締め切り/, "締切"],
    [/あなた/, "自分, or nothing"],
    [/先送り/, "先に発送: the other puts off"],
    [/キャンセルされ/, "取り消され"],
    [/もう一度注文$/, "再注文"],
    [/入力(された|した)値/, "入力値"],
    [/直送料|注文書|登録を終えた/, "配送料; ページ; アカウントの設定を終えた"],
    [/\d MB/, "5MB"],
    [/[ぁ-んァ-ヶ一-龥）」]: /, "："],
  ],
};

const quotations: Record<Language, RegExp> = {
  en: /“([^”{}]+)”/g,
  he: /(?<![א-ת])״([^״{}]+)״(?![א-ת])/g,
  ko: /[‘“]([^’”{}]+)[’”]/g,
  ja: /「([^」{}]+)」/g,
};
/** Texts that quote what someone types, what a file is called or what the law says. */
const quoteOtherWords = ["imports:mistakes.notUtf8", "prescriptionLine:doubts.same", "templates:save.hint", "catalogue:details.device"];

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const textsOf = (language: Language) =>
  Object.entries(resources[language] as unknown as Record<string, Texts>).flatMap(([namespace, texts]) => flatten(texts, `${namespace}:`));

describe.each(Object.entries(avoided))("the texts in %s", (language, rules) => {
  const texts = textsOf(language as Language);

  test.each(rules)("use no %s: %s", (pattern) => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  test("end a notice with a full stop, unless it ends with what it names", () => {
    const notices = texts.filter(([key]) => key.includes("notices."));
    expect(notices.length).toBeGreaterThan(90);
    expect(notices.filter(([, text]) => !/[.。]$|[:：,、] ?\{\{\w+\}\}$/.test(text))).toEqual([]);
  });

  test("name a button, link or heading as it is written there", () => {
    const written = new Set(texts.map(([, text]) => text));
    const quoting = texts.filter(([key]) => !quoteOtherWords.includes(key));
    const quoted = quoting.flatMap(([key, text]) =>
      [...text.matchAll(quotations[language as Language])].map(([, label = ""]) => ({ key, label })),
    );
    expect(quoted.length).toBeGreaterThan(2);
    expect(quoted.filter(({ label }) => !written.has(label))).toEqual([]);
  });
});

/** Texts in which `name` is that of a product or a practice. */
const nameThings = ["search:shelfList", "settings:practice.saved"];
const honorifics = [
  ["ko", /\}\}(<\/\w+>)? 님/],
  ["ja", /\}\}(<\/\w+>)?(さん|様)/],
] as const;

test.each(honorifics)("people are named with their honorific in %s", (language, honorific) => {
  const texts = new Map(textsOf(language));
  const naming = textsOf("en").filter(([, text]) =>
    /\b(by|for|of|from|to) (<\w+>)?\{\{(name|person|patient|asker|approver)\}\}/i.test(text),
  );
  expect(naming.length).toBeGreaterThan(50);
  const unnamed = naming.filter(([key]) => texts.has(key) && !nameThings.includes(key) && !honorific.test(texts.get(key) ?? ""));
  expect(unnamed).toEqual([]);
});
