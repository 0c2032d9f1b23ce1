import { expect, test } from "vitest";
import { visualRuns } from "~/integrations/pdf/visual-runs";
import { ltr } from "~tests/domain/paper/given-paper";

/** As the eye sees it from the left: Hebrew turned round. */
const seen = (text: string, direction: "ltr" | "rtl" = "rtl", line = { from: 0, to: text.length }) =>
  visualRuns(text, line, direction)
    .map((run) => (run.rightToLeft ? [...run.text].reverse().join("") : run.text))
    .join("");

test.each([
  ["values keep their order in a Hebrew line", `ימין ${ltr("-3.25 -1.25 x 180")} שתי קופסאות`, "תואספוק יתש -3.25 -1.25 x 180 ןימי"],
  ["a minus stays before its number", `עוצמה ${ltr("\u22123.25")}, ציר ${ltr("180°")}`, "180° ריצ ,\u22123.25 המצוע"],
  ["base curve and diameter", `עדשה ${ltr("BC 8.60  DIA 14.50")}`, "BC 8.60  DIA 14.50 השדע"],
  ["brackets are turned round", "עיני ים (נמל)", "(למנ) םי יניע"],
  ["brackets around Latin letters as well", "עיניים (Harbour)", "(Harbour) םייניע"],
  ["a date after Hebrew", `עד ${ltr("2026/11/26")}`, "2026/11/26 דע"],
])("%s", (_, text, shown) => {
  expect(seen(text)).toBe(shown);
});

test("Hebrew within an English line is reversed, and the line stays left-to-right", () => {
  expect(seen("Einayim (עיני ים), Harbour", "ltr")).toBe("Einayim (םי יניע), Harbour");
});

test("a wrapped line shows its own letters only, in the directions of the whole text", () => {
  const text = `אל תמר אורן, ${ltr("12 Mole")} חיפה`;
  const middle = text.indexOf("12");
  expect(seen(text, "rtl", { from: 0, to: middle - 1 })).toBe(" ,ןרוא רמת לא");
  expect(seen(text, "rtl", { from: middle, to: text.length })).toBe("הפיח 12 Mole");
  expect(seen("שלום (ים)", "rtl", { from: 5, to: 9 })).toBe("(םי)");
});

test("an empty text has no runs", () => {
  expect(visualRuns("", { from: 0, to: 0 }, "rtl")).toEqual([]);
});
