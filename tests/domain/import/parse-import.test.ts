import { describe, expect, test } from "vitest";
import { hasProductList } from "~/domain/import/export-market";
import { importFormats } from "~/domain/import/import-file";
import { fileOf, imported, marketOf, mistakesOf } from "./import-market";

const il = marketOf("IL");

describe("an exported file changes nothing", () => {
  const cases = (["IL", "KR"] as const).flatMap((edition) =>
    importFormats.flatMap((format) => (["catalogue", "prices", "stock"] as const).map((kind) => [edition, kind, format] as const)),
  );
  test.each(cases)("%s %s as %s, also when omitted rows are to be removed", (edition, kind, format) => {
    const market = marketOf(edition);
    const reading = imported(kind, fileOf(kind, market, { format }), { market, leftOut: "remove" });
    expect(reading).toMatchObject({ mistakes: [], changes: [], counts: { added: 0, changed: 0, removed: 0 } });
    expect(reading.unchanged).toBeGreaterThan(5);
  });

  const listed = ["il-myday", "il-clariti-1-day-toric", "il-biofinity-multifocal"];
  test.each(listed.flatMap((id) => importFormats.map((format) => [id, format] as const)))(
    "the products of %s as %s",
    (seriesId, format) => {
      const reading = imported("products", fileOf("products", il, { seriesId, format }));
      expect(reading).toMatchObject({ mistakes: [], changes: [], counts: { added: 0, changed: 0, removed: 0 } });
    },
  );

  test("a product list is offered for series whose lenses fit into one file", () => {
    const series = [...il.seriesById.values()];
    expect(series.filter(hasProductList).length).toBeGreaterThan(20);
    expect(series.filter((each) => !hasProductList(each)).length).toBeGreaterThan(0);
  });
});

describe("prices", () => {
  const head = "itemId,packSize,priceRetail,priceAnnual,annualBoxes";

  test("are in the main unit of the currency; omitted ones stay, or are removed when asked", () => {
    const text = `${head}\nil-myday,30,99.90,95.5,12\n`;
    const { changes, counts } = imported("prices", text);
    expect(counts).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 0 });
    expect(changes).toMatchObject([
      { table: "prices", key: "il-myday 30", after: { priceRetail: 9990, priceAnnual: 9550, annualBoxes: 12 } },
    ]);
    expect(imported("prices", text, { leftOut: "remove" }).counts).toEqual({
      added: 0,
      changed: 1,
      removed: il.prices.length - 1,
      unchanged: 0,
    });
  });

  test("are read by column name, in any order and case, also with semicolons and decimal commas", () => {
    const text = "Annual Boxes;PRICE_RETAIL;price annual;Item ID;packsize\r\n12;99,90;95,50;il-myday;30\r\n";
    expect(imported("prices", text).changes).toMatchObject([{ after: { priceRetail: 9990, priceAnnual: 9550 } }]);
  });

  test("are read in full-width digits, and in JSON with direction marks too", () => {
    const after = { priceRetail: 9990, priceAnnual: 9550, annualBoxes: 12 };
    expect(imported("prices", `${head}\nil-myday,３０,９９．９０,95.5,１２\n`).changes).toMatchObject([{ after }]);
    const entry = { itemId: "\u200eil-myday", packSize: 30, priceRetail: "\u200f99.90", priceAnnual: "95.5", annualBoxes: 12 };
    expect(imported("prices", JSON.stringify([entry])).changes).toMatchObject([{ after }]);
  });

  test("with mistakes are refused line by line, and nothing is changed", () => {
    const lines = [
      ["il-none", 30, 1, 1, 1],
      ["il-myday", 7, 1, 1, 1],
      ["il-myday", 30, "1,000.50", "1.005", "many"],
      ["il-myday", 30, 10, 11, 1],
      ["il-myday", 90, 10, 10, 1],
      ["il-myday", 90, 10, 10, 1],
      ["", 90, 10, 10, 0],
      ["il-myday-toric", 30, "17000.01", 17_000, 1],
    ].map((cells) => cells.map((cell) => `"${cell}"`).join(","));
    const text = [head, ...lines].join("\n");
    expect(mistakesOf("prices", text)).toEqual([
      "2 itemId unknownItem il-none",
      "3 packSize notMade 7",
      "4 priceRetail notAmount 1,000.50",
      "4 priceAnnual notAmount 1.005",
      "4 annualBoxes notWhole many",
      "5 priceAnnual annualAboveRetail 11",
      "7 itemId listedTwice 6",
      "8 itemId required",
      "8 annualBoxes outOfRange 0",
      "9 priceRetail outOfRange 17000.01",
    ]);
    expect(imported("prices", text).changes).toEqual([]);
  });

  test("in another market's currency are refused", () => {
    expect(mistakesOf("prices", `${head},currency\nil-myday,30,9,9,1,KRW\n`)).toEqual(["2 currency otherCurrency KRW"]);
    expect(mistakesOf("prices", `${head}\nkr-myday,30,99.9,9,1\n`, { market: marketOf("KR") })).toEqual(["2 priceRetail notAmount 99.9"]);
  });
});

describe("a file that is not a table of its kind", () => {
  test.each([
    ["", ["1 noRows"]],
    ["itemId\n", ["1 packSize columnMissing", "1 priceRetail columnMissing", "1 priceAnnual columnMissing", "1 annualBoxes columnMissing"]],
    [
      "itemId,packSize,priceRetail,priceAnnual,annualBoxes,itemid,colour\n1,2,3,4,5,6,7",
      ["1 colour columnUnknown", "1 itemId columnTwice"],
    ],
    ["itemId,packSize,priceRetail,priceAnnual,annualBoxes\n", ["1 noRows"]],
    ["itemId,packSize,priceRetail,priceAnnual,annualBoxes\na,1,1,1,1,1", ["2 tooManyCells"]],
    ['itemId,packSize,priceRetail,priceAnnual,annualBoxes\n"a,1,1,1,1', ["2 unclosedQuote"]],
    ['[\n{"itemId": 1,\n', ["2 brokenJson"]],
    ["[1]", ["1 notRows"]],
    ['[\n{"itemId":"il-myday"},\n{"itemId":"il-myday","colour":"red"}]', ["3 colour columnUnknown"]],
  ])("%j is refused", (text, mistakes) => {
    expect(mistakesOf("prices", text)).toEqual(mistakes);
  });

  test("more than 20,000 rows are refused", () => {
    const text = `itemId,packSize,priceRetail,priceAnnual,annualBoxes\n${"a,1,1,1,1\n".repeat(20_001)}`;
    expect(mistakesOf("prices", text)).toEqual(["20002 tooManyRows 20001"]);
  });
});

describe("stock", () => {
  const productId = "il-myday~pw-3~bc8_4~di14_2~90";

  test("holds the quantity on the shelf, the day of the next arrival and what is discontinued", () => {
    const { changes } = imported("stock", `itemId,productId,onHand,expectedDay,soldOut\nil-myday,${productId},7,2027-01-31,yes\n`, {
      market: marketOf("IL", { stock: [] }),
    });
    expect(changes).toEqual([
      {
        table: "stock",
        key: `il-myday ${productId}`,
        before: null,
        after: { itemId: "il-myday", productId, onHand: 7, expectedDay: "2027-01-31", soldOut: true },
      },
    ]);
  });

  test("with products that are not made, impossible days, or anything but yes or no, is refused", () => {
    const text = `itemId,productId,onHand,expectedDay,soldOut\nil-myday,il-myday~pw-99~90,1,,\nil-myday,${productId},-1,2027-02-30,maybe\n`;
    expect(mistakesOf("stock", text)).toEqual([
      "2 productId notMade il-myday~pw-99~90",
      "3 onHand outOfRange -1",
      "3 expectedDay notDay 2027-02-30",
      "3 soldOut notYesNo maybe",
    ]);
  });
});
