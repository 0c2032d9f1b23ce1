import { describe, expect, test } from "vitest";
import { undoClear } from "~/components/stock-grid/tell-cleared";
import { openSheet } from "~/domain/order/stock-sheet";
import {
  applyTool,
  askFor,
  cartedElsewhere,
  dirtySheets,
  mergeSheets,
  showGrid,
  startDraft,
  typeTexts,
} from "~/forms/stock-grid/draft-state";
import { draftLines } from "~/forms/stock-grid/grid-draft-lines";
import { type GridCell, type GridPage, withoutPromotion } from "~/forms/stock-grid/grid-page";
import { parseColumn } from "~/forms/stock-grid/parse-column";
import { plainLines } from "~/forms/stock-grid/plain-lines";

const newPreorderId = "0190a0a0-0000-7000-8000-000000000001";
const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const otherPack = lens("-1").replace(/90$/, "30");
const biofinity = "il-biofinity~pw-2~bc8_6~di14~6";
const money = (amount: number) => ({ amount, currency: "ILS" as const });
const facts = {
  seriesId: "il-myday",
  name: "MyDay",
  packs: [{ packSize: 90, priceRetail: money(20400), priceAnnual: money(18800), annualBoxes: 4 }],
  promotions: [],
};
const other = { ...facts, seriesId: "il-biofinity", name: "Biofinity" };

const cell = (power: number, text: string, usual = 0): GridCell => ({
  productId: lens(String(power).replace(".", "_")),
  power,
  text,
  onHand: 40,
  status: "inStock",
  left: null,
  laterDay: null,
  usual,
});

const cells = [cell(-1, "-1.00", 2), cell(-1.25, "-1.25", 3), cell(-3.25, "-3.25")];
const table = {
  key: "minus0",
  sign: "minus" as const,
  from: "-1.00",
  to: "-3.25",
  powers: [],
  columns: [],
  rows: [{ key: "-1", text: "-1", cells }],
};
const page = { seriesId: "il-myday", facts, layout: "quarters", tables: [table] } as unknown as GridPage;
const shown = { page, cart: [], newPreorderId };
const start = () => startDraft({ ...shown, entries: null, others: [] });

test("boxes of the series in orders that the grid does not edit are shown by lens", () => {
  const line = (productId: string, seriesId: string, quantity: number) => ({ productId, seriesId, quantity });
  const cart = [
    { id: "edited", revision: 1, lines: [line(lens("-1"), "il-myday", 2)] },
    { id: "repeated", revision: 1, lines: [line(lens("-1"), "il-myday", 3), line(biofinity, "il-biofinity", 4)] },
    { id: "scanned", revision: 1, lines: [line(lens("-1"), "il-myday", 1), line(lens("-1_25"), "il-myday", 1)] },
  ];
  expect(cartedElsewhere(cart, "il-myday")).toEqual({ [lens("-1")]: 4, [lens("-1_25")]: 1 });
  expect(cartedElsewhere(cart, "il-biofinity")).toEqual({ [biofinity]: 4 });
  expect(cartedElsewhere(cart.slice(0, 1), "il-myday")).toEqual({});
});

describe("boxes that a URL asks for", () => {
  const asked = { productId: lens("-1"), boxes: 6 };
  const cart = [{ id: "edited", revision: 1, lines: [{ productId: lens("-1"), seriesId: "il-myday", quantity: 8 }] }];

  test("are added to those in the cart, and only for a lens of the grid", () => {
    const state = startDraft({ ...shown, cart, entries: null, others: [] });
    expect(askFor(state, page, asked).sheets["il-myday"]?.texts).toEqual({ [lens("-1")]: "14" });
    expect(askFor(start(), page, asked).sheets["il-myday"]?.texts).toEqual({ [lens("-1")]: "6" });
    expect(askFor(state, page, { productId: biofinity, boxes: 6 })).toBe(state);
  });

  test("keep what an earlier visit typed for other lenses of the series", () => {
    const earlier = typeTexts(start(), "il-myday", { [lens("-1_25")]: "2", [lens("-1")]: "9" }).sheets["il-myday"];
    const since = askFor(start(), page, asked).sheets["il-myday"];
    expect(earlier && since && mergeSheets([earlier], [since])["il-myday"]?.texts).toEqual({ [lens("-1_25")]: "2", [lens("-1")]: "6" });
  });

  test("are kept beside what an earlier visit typed for other series", () => {
    const earlier = { ...openSheet("il-biofinity", null, newPreorderId), texts: { [biofinity]: "3" } };
    const since = Object.values(askFor(start(), page, asked).sheets);
    const merged = mergeSheets([earlier], since);
    expect([merged["il-biofinity"], merged["il-myday"]]).toEqual([earlier, since[0]]);
    expect(mergeSheets([], since)).toEqual({ "il-myday": since[0] });
  });
});

describe("a pasted column", () => {
  test("is parsed line by line, with any separator and either minus sign; the same lens adds up", () => {
    expect(parseColumn("－１．２５\t３", page)).toEqual({ texts: { [lens("-1_25")]: "3" }, unread: [] });
    expect(parseColumn("-1.00\t2\n\u22121.25;3\r\n-3.25 4\n-3.25, 1\n", page)).toEqual({
      texts: { [lens("-1")]: "2", [lens("-1_25")]: "3", [lens("-3_25")]: "5" },
      unread: [],
    });
  });

  test.each(["-1,25\t3", "\u22121,25;3", "-1,25 3", "-1,25, 3", "-1,25,3", "-1.25,3"])("%j is three boxes of -1.25", (line) => {
    expect(parseColumn(line, page)).toEqual({ texts: { [lens("-1_25")]: "3" }, unread: [] });
  });

  test("a comma alone separates power and boxes", () => {
    expect(parseColumn("-1,4", page)).toEqual({ texts: { [lens("-1")]: "4" }, unread: [] });
  });

  test("reports the lines that name no lens, and skips a header line", () => {
    expect(parseColumn("power\tboxes\n-1.00\t2\n-9.99\t1\n-1.25\tmany", page)).toEqual({
      texts: { [lens("-1")]: "2" },
      unread: ["-9.99\t1", "-1.25\tmany"],
    });
  });

  test("of a toric grid has the cylinder between power and quantity", () => {
    const toric = { ...cell(-3.25, "-3.25 -1.25 x 180"), productId: "toric" };
    const grid = { layout: "cylinder" as const, tables: [{ ...table, rows: [{ key: "a", text: "a", cells: [toric] }] }] };
    expect(parseColumn("-3.25 -1.25 2", grid).texts).toEqual({ toric: "2" });
    expect(parseColumn("-3.25 2", grid).unread).toEqual(["-3.25 2"]);
    for (const line of ["-3,25 -1,25 2", "-3,25;-1,25;2", "-3,25,-1,25,2"]) expect(parseColumn(line, grid).texts).toEqual({ toric: "2" });
  });
});

describe("lines as people write them", () => {
  test.each([
    ["R -3.25 x2 L -3.00 x4", "-3.25 2\n-3.00 4"],
    ["minus 3.25, two boxes", "-3.25 2"],
    ["MyDay -3,25 x 4", "-3.25 4"],
    ["-1.00 2 קופסאות", "-1.00 2"],
    ["-3.25 -1.25 x4", "-3.25 -1.25 x4"],
    ["R -3.00 +2.00 D x2", "-3.00 +2.00 D 2"],
  ])("%s is entered in the column as %s", (line, column) => {
    expect(plainLines(line, "MyDay")).toBe(column);
  });

  test.each(["Biofinity -3.25 x4", "3.25 x4", "-3.25 -1.25 x 180 2 boxes", "R -3.25 L -3.00 2 boxes", "power boxes", "-3.25 4"])(
    "%s stays as typed",
    (line) => {
      expect(plainLines(line, "MyDay")).toBe(line);
    },
  );
});

describe("the draft of the page", () => {
  test("is filled with a usual month where nothing is typed, and reset to the cart", () => {
    const typed = typeTexts(start(), "il-myday", { [lens("-1")]: "9" });
    const filled = applyTool(typed, page, { name: "fill" }).state;
    expect(filled.sheets["il-myday"]?.texts).toEqual({ [lens("-1")]: "9", [lens("-1_25")]: "3" });
    expect(dirtySheets(applyTool(filled, page, { name: "clear" }).state)).toEqual([]);
  });

  test("is cleared in every pack and series at once, and restored, except what was typed since", () => {
    const both = showGrid(typeTexts(start(), "il-myday", { [lens("-1")]: "9", [otherPack]: "6" }), {
      page: { ...page, seriesId: "il-biofinity", facts: other } as GridPage,
      cart: [],
      newPreorderId: newPreorderId.replace(/1$/, "2"),
    });
    const typed = typeTexts(both, "il-biofinity", { [biofinity]: "4" });
    const { state: cleared } = applyTool(typed, { ...page, seriesId: "il-biofinity" }, { name: "clear" });
    expect(dirtySheets(cleared)).toEqual([]);
    expect(undoClear(cleared, typed).sheets).toEqual(typed.sheets);
    const since = typeTexts(cleared, "il-myday", { [lens("-1")]: "2" });
    expect(undoClear(since, typed).sheets["il-myday"]?.texts).toEqual({ [lens("-1")]: "2", [otherPack]: "6" });
  });

  test("keeps the typed sheets of other series when another grid is shown, and drops untouched ones", () => {
    const typed = typeTexts(start(), "il-myday", { [lens("-1")]: "9" });
    const elsewhere = { ...page, seriesId: "il-biofinity", facts: other } as GridPage;
    const secondId = newPreorderId.replace(/1$/, "2");
    expect(Object.keys(showGrid(typed, { page: elsewhere, cart: [], newPreorderId: secondId }).sheets)).toEqual([
      "il-myday",
      "il-biofinity",
    ]);
    expect(Object.keys(showGrid(start(), { page: elsewhere, cart: [], newPreorderId: secondId }).sheets)).toEqual(["il-biofinity"]);
  });

  test("prices each lens as one line: from a year's supply on all its boxes cost the annual price", () => {
    const typed = typeTexts(start(), "il-myday", { [lens("-1")]: "2", [lens("-1_25")]: "4" });
    expect(draftLines(dirtySheets(typed), typed.facts)).toEqual([
      {
        key: "il-myday 90",
        seriesId: "il-myday",
        name: "MyDay",
        packSize: 90,
        added: 6,
        takenOut: 0,
        powers: 2,
        changesCart: false,
        amount: 2 * 20400 + 4 * 18800,
      },
    ]);
  });

  test("loses the discount of a promotion that has ended, not that of another one of the series", () => {
    const off = (id: string, discountBasisPoints: number) => ({
      ...{ id, seriesIds: ["il-myday"], minimumBoxes: 2, discountBasisPoints, discountAmount: null },
    });
    const promotions = [off("ending", 1000), off("running", 500)];
    const promoted = { ...page, facts: { ...facts, promotions }, promotion: promotions[0] } as unknown as GridPage;
    const amountIn = (open: GridPage) => {
      const given = { page: open, cart: [], newPreorderId };
      const typed = typeTexts(startDraft({ ...given, entries: null, others: [] }), "il-myday", { [lens("-1")]: "2" });
      return draftLines(dirtySheets(typed), typed.facts)[0]?.amount;
    };
    expect(amountIn(promoted)).toBe(2 * 20400 * 0.9);
    const over = withoutPromotion(promoted);
    expect(over.promotion).toBeNull();
    expect(amountIn(over)).toBe(2 * 20400 * 0.95);
  });

  test("lists what it reduces in the cart", () => {
    const cart = [{ id: newPreorderId, revision: 1, lines: [{ productId: lens("-1"), seriesId: "il-myday", quantity: 3 }] }];
    const opened = startDraft({ ...shown, cart, entries: null, others: [] });
    const typed = typeTexts(opened, "il-myday", { [lens("-1")]: "1" });
    expect(draftLines(dirtySheets(typed), typed.facts)).toMatchObject([{ added: 0, takenOut: 2, changesCart: true, amount: -2 * 20400 }]);
  });
});
