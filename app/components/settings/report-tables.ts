import type { Answers } from "~/calls/answers";
import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import type { Money } from "~/domain/money";

export type Figures = Answers["reports"]["figures"];
export const plotNames = ["orders", "kinds", "products", "trials", "spend", "powers"] as const;
export type PlotName = (typeof plotNames)[number];

type KindKey = `reports:kinds.${"trial" | "solution"}` | `common:kinds.${Exclude<Figures["kinds"][number]["kind"], "trial" | "solution">}`;
type Texts = (key: "reports:columns.total" | KindKey) => string;
type Column = keyof Omit<typeof import("~/locales/en/reports")["reports"]["columns"], "total" | "currency">;

/** A cell: a name, a day, a count, an amount, a value of a lens, or a share in hundredths of a percent. */
export type ReportCell =
  | { name: string }
  | { day: string }
  | { count: number }
  | { money: Money }
  | { share: number }
  | { field: LensField; value: LensValue };
export type ReportTable = { columns: readonly Column[]; rows: ReportCell[][]; total: ReportCell[] | null };

const name = (text: string) => ({ name: text });
const count = (amount: number) => ({ count: amount });
const shareOf = (part: number, whole: number) => ({ share: whole === 0 ? 0 : Math.round((part * 10_000) / whole) });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the translated name of a kind of order. */
export const kindName = (kind: Figures["kinds"][number]["kind"], t: Texts) =>
  kind === "trial" || kind === "solution" ? t(`reports:kinds.${kind}`) : t(`common:kinds.${kind}`);

/** Returns the table of a chart, as the page and the CSV file show it; shares are in hundredths of a percent. */
export function reportTable(plot: PlotName, { course, kinds, products, powers, trials, totals, before }: Figures, t: Texts): ReportTable {
  const total = name(t("reports:columns.total"));
  const days = ({ from, to }: { from: string; to: string }) => [{ day: from }, { day: to }];
  const boxes = sum(kinds.map((each) => each.boxes));
  switch (plot) {
    case "orders":
      return {
        columns: ["from", "to", "orders", "before", "boxes"],
        rows: course.map((part) => [...days(part), count(part.orders), count(part.ordersBefore), count(part.boxes)]),
        total: [total, name(""), count(totals.orders), count(before.orders), count(totals.boxes)],
      };
    case "kinds":
      return {
        columns: ["kind", "boxes", "share"],
        rows: kinds.map((each) => [name(kindName(each.kind, t)), count(each.boxes), shareOf(each.boxes, boxes)]),
        total: [total, count(boxes), shareOf(boxes, boxes)],
      };
    case "products":
      return {
        columns: ["product", "boxes", "amount"],
        rows: products.map((each) => [name(each.name), count(each.boxes), { money: each.amount }]),
        total: null,
      };
    case "trials": {
      const [fittings, ordered] = [sum(trials.map((each) => each.fittings)), sum(trials.map((each) => each.ordered))];
      return {
        columns: ["trial", "fittings", "ordered", "rate"],
        rows: trials.map((each) => [name(each.name), count(each.fittings), count(each.ordered), shareOf(each.ordered, each.fittings)]),
        total: [total, count(fittings), count(ordered), shareOf(ordered, fittings)],
      };
    }
    case "powers": {
      const { columns, lenses } = powers ?? { columns: "none" as const, lenses: [] };
      const all = sum(lenses.map((each) => each.boxes));
      return {
        columns: ["power", ...(columns === "none" ? [] : [columns]), "boxes", "share"],
        rows: lenses.map((each) => [
          { field: "power", value: each.power },
          ...(columns === "none" ? [] : [{ field: columns, value: each.across ?? "" }]),
          ...[count(each.boxes), shareOf(each.boxes, all)],
        ]),
        total: [total, ...(columns === "none" ? [] : [name("")]), count(all), shareOf(all, all)],
      };
    }
    case "spend":
      return {
        columns: ["from", "to", "net", "gross"],
        rows: course.map((part) => [...days(part), { money: part.net }, { money: part.gross }]),
        total: [total, name(""), { money: totals.net }, { money: totals.gross }],
      };
  }
}
