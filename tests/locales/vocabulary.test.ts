import { describe, expect, test } from "vitest";
import type { Language } from "~/domain/language";
import { resources } from "~/i18n/resources.server";

/* One word for one thing: what another word of the language says already, and the one that is used; and one way to end a notice. */

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
  ],
  ko: [
    [/환자|손님/, "고객"],
    [/상자/, "박스"],
    [/유통사/, "공급사"],
    [/(^|\s)행사/, "프로모션"],
    [/유효기한/, "사용기한"],
    [/(오른|왼)(쪽 )?눈/, "우안, 좌안"],
    [/다시 시도하세요/, "다시 시도해 주세요"],
  ],
  ja: [
    [/患者さん/, "患者"],
    [/プロモーション/, "キャンペーン"],
    [/発注/, "注文"],
    [/ブラウザー/, "ブラウザ"],
    [/オペレーター|運営担当/, "運用担当者"],
    [/締め切り/, "締切"],
    [/あなた/, "自分, or nothing"],
    [/[ぁ-んァ-ヶ一-龥）」]: /, "："],
  ],
};

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
});
