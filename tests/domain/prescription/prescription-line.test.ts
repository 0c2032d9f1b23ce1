import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { parsePrescriptionLine } from "~/domain/prescription/parse-prescription-line";
import { meaningOf, parseMeaning, type WrittenLine, writtenLines } from "./line-meaning";

const names = ilSeries.map(({ name }) => name);
const languages = ["english", "hebrew", "korean", "japanese", "later", "unseen", "pairs"];

/** Wrong: something is certain that the line does not say. Otherwise not right: something is missing or asked needlessly. */
function judge({ text, meaning }: WrittenLine): "right" | "asked or missing" | "wrong" {
  const meant = parseMeaning(meaning);
  const read = meaningOf(parsePrescriptionLine(text, names));
  if (read.facts.some((fact) => !meant.facts.includes(fact))) return "wrong";
  const isSame = (one: string[], other: string[]) => [...one].sort().join() === [...other].sort().join();
  return isSame(read.facts, meant.facts) && isSame(read.asks, meant.asks) ? "right" : "asked or missing";
}

describe("lines of prescriptions as people write them", () => {
  const all = languages.flatMap((language) => writtenLines(language).map((line) => ({ ...line, language, judged: judge(line) })));

  test("at least 300 samples are parsed: 97 % correctly, and none wrongly without asking", () => {
    const figures = [...languages, "all"].map((language) => {
      const lines = all.filter((line) => language === "all" || line.language === language);
      const count = (judged: string) => lines.filter((line) => line.judged === judged).length;
      return { language, lines: lines.length, right: count("right"), "asked or missing": count("asked or missing"), wrong: count("wrong") };
    });
    console.table(figures);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter(({ judged }) => judged === "wrong").map(({ text }) => text)).toEqual([]);
    expect(all.filter(({ judged }) => judged === "right").length / all.length).toBeGreaterThanOrEqual(0.97);
  });
});
