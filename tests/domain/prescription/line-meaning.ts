import { readFileSync } from "node:fs";
import { type LineEye, lineFields, type PrescriptionLine } from "~/domain/prescription/prescription-line";

/** What is certain of a text ("right power -3.25"), and what must be asked ("right cylinder", "eye", "lens"). */
export type Meaning = { facts: string[]; asks: string[] };

export type WrittenLine = { text: string; meaning: string };

/**
 * The lines of a language. Each is `text => meaning`, with \u00b6 for the end of a line. In a meaning the parts are separated by bars: `R` and
 * `L` are eyes (`E` a single eye that nobody named), `x` the axis, `q` boxes, `?` behind a value that must be asked; `ask` lists what
 * must be asked without a value; other words are the product, `pack` its pack.
 */
export function writtenLines(language: string): WrittenLine[] {
  const text = readFileSync(`tests/domain/prescription/lines/${language}.txt`, "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.lastIndexOf(" => ");
      return { text: line.slice(0, at).replaceAll("\u00b6", "\n"), meaning: line.slice(at + 4) };
    });
}

const sideOf: Record<string, string> = { R: "right", L: "left", E: "right" };
const value =
  /(?<baseCurve>bc[\d.]+)|(?<diameter>dia[\d.]+)|(?<addition>add(?:[+\d.]+|low|medium|high))(?<additionAsked>\?)?(?<design>[DN])?|x(?<axis>\d+)(?<axisAsked>\?)?|q(?<quantity>\d+)(?<quantityAsked>\?)?|(?<number>[+-]?\d+\.\d+)(?<numberAsked>\?)?/g;

/** What a meaning says. */
export function parseMeaning(meaning: string): Meaning {
  const facts: string[] = [];
  const asks: string[] = [];
  if (meaning === "nothing") return { facts, asks };
  for (const part of meaning.split(" | ")) {
    const side = /^[RLE] /.test(part) ? (sideOf[part.charAt(0)] ?? "") : "";
    if (part.startsWith("ask "))
      asks.push(
        ...part
          .slice(4)
          .split(" ")
          .map((ask) => ask.replace(/^[RLE]\./, (name) => `${sideOf[name.charAt(0)]} `)),
      );
    else if (part.startsWith("pack ")) facts.push(part);
    else if (side === "") facts.push(`lens ${part}`);
    else if (/^[RL] [a-z]{3}/.test(part) && !/^. (?:bc|dia|add)/.test(part)) facts.push(`${side} lens ${part.slice(2)}`);
    else parseEye(side, part.slice(2));
  }
  return { facts, asks };

  function parseEye(side: string, text: string) {
    let hasPower = false;
    const say = (field: string, given: string, asked: string | undefined) => {
      if (asked) asks.push(`${side} ${field}`);
      else facts.push(`${side} ${field} ${given}`);
    };
    for (const { groups = {} } of text.matchAll(value)) {
      if (groups.baseCurve) say("baseCurve", groups.baseCurve.slice(2), undefined);
      if (groups.diameter) say("diameter", groups.diameter.slice(3), undefined);
      if (groups.addition) say("addition", groups.addition.slice(3).replace("+", ""), groups.additionAsked);
      if (groups.design) say("design", groups.design, undefined);
      if (groups.axis) say("axis", groups.axis, groups.axisAsked);
      if (groups.quantity) say("quantity", groups.quantity, groups.quantityAsked);
      if (groups.number) {
        say(hasPower ? "cylinder" : "power", groups.number.replace("+", ""), groups.numberAsked);
        hasPower = true;
      }
    }
  }
}

/** What was read, in the same words. */
export function meaningOf(line: PrescriptionLine): Meaning {
  const facts: string[] = [];
  const asks: string[] = [];
  for (const [side, eye] of Object.entries(line.eyes) as [string, LineEye][]) {
    for (const field of lineFields) {
      const read = eye.values[field];
      if (!read) continue;
      if (read.doubt) asks.push(`${side} ${field}`);
      else
        facts.push(
          `${side} ${field} ${typeof read.value === "number" && !["axis", "quantity"].includes(field) ? read.value.toFixed(2) : read.value}`,
        );
    }
    for (const field of new Set(eye.gaps.map((gap) => gap.field))) asks.push(`${side} ${field}`);
    if (eye.lens) facts.push(`${side} lens ${eye.lens.join(" ")}`);
  }
  if (line.isSideUnsure) asks.push("eye");
  if (line.isLensUnsure) asks.push("lens");
  if (line.lens) facts.push(`lens ${line.lens.join(" ")}`);
  if (line.packSize) facts.push(`pack ${line.packSize}`);
  return { facts, asks };
}
