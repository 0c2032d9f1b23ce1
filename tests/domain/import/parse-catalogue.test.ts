import { describe, expect, test } from "vitest";
import { lensExists } from "~/domain/lens/lens-exists";
import { fileOf, imported, marketOf, mistakesOf } from "./import-market";

const il = marketOf("IL");

describe("a product list", () => {
  const head = "seriesId,packSize,gtin,power,baseCurve,diameter";
  const line = (power: string, gtin = "") => `il-myday,30,${gtin},${power},8.4,14.2`;

  test("lists everything that is made of its series, counted in products", () => {
    const { changes, counts } = imported("products", [head, line("-3"), line("+9.25"), line("−3.25")].join("\n"));
    expect(counts).toEqual({ added: 1, changed: 0, removed: 122, unchanged: 2 });
    expect(changes).toMatchObject([
      { table: "series", key: "il-myday", after: { rxParameterRestrictions: [{ packSizes: [30], values: { power: [-3.25, -3, 9.25] } }] } },
    ]);
  });

  test("sets GTINs, which override the derived ones; one equal to the derived is not stored", () => {
    const whole = fileOf("products", il, { seriesId: "il-myday" });
    const [first, derived] = (whole.split("\r\n")[1] ?? "").split(",").slice(1);
    const own = whole.replace(derived ?? "", "07290000000015");
    const { changes, counts } = imported("products", own);
    expect(counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(changes).toEqual([
      { table: "gtins", key: first, before: null, after: { productId: first, seriesId: "il-myday", gtin: "07290000000015" } },
    ]);
    const market = marketOf("IL", { gtins: [{ productId: first ?? "", seriesId: "il-myday", gtin: "07290000000015" }] });
    expect(imported("products", own, { market }).changes).toEqual([]);
    expect(imported("products", whole, { market }).changes).toMatchObject([{ table: "gtins", key: first, after: null }]);
  });

  test("may name a product by its id alone", () => {
    const ids = fileOf("products", il, { seriesId: "il-myday" })
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split(",")[1]);
    expect(imported("products", ["productId", ...ids].join("\n"))).toMatchObject({ mistakes: [], changes: [] });
  });

  test("reports what is wrong in it", () => {
    const rows = [
      line("-3", "07290000000016"),
      line("-3.25", "07290000000015"),
      line("-3.5", "07290000000015"),
      line("-3"),
      line("weak"),
      "il-none,30,,-1,8.4,14.2",
      "il-myday,,,-4,,",
    ];
    expect(mistakesOf("products", [head, ...rows].join("\n"))).toEqual([
      "2 gtin gtinInvalid 07290000000016",
      "4 gtin gtinTaken 07290000000015",
      "6 power notNumber weak",
      "7 seriesId unknownSeries il-none",
      "8 packSize required",
    ]);
    expect(mistakesOf("products", `seriesId,productId,packSize,power\nil-myday,il-myday~pw-3~30,30,-4\n`)).toEqual([
      "2 productId otherProductId il-myday~pw-3~30",
    ]);
  });

  test("does not accept a GTIN of our own range for another product", () => {
    const taken = fileOf("products", il, { seriesId: "il-myday" }).split("\r\n")[1]?.split(",")[2] ?? "";
    expect(mistakesOf("products", [head, line("-3", taken)].join("\n"))).toEqual([`2 gtin gtinReserved ${taken}`]);
  });
});

describe("the catalogue", () => {
  const rows = () => fileOf("catalogue", il).split("\r\n");
  const column = (name: string) => (rows()[0]?.replace("\ufeff", "").split(",") ?? []).indexOf(name);
  const rowOf = (id: string) => rows().find((row) => row.split(",")[1] === id) ?? "";
  const changed = (row: string, values: Record<string, string>) => {
    const cells = row.split(",");
    for (const [name, value] of Object.entries(values)) cells[column(name)] = value;
    return cells.join(",");
  };
  const fileWith = (...lines: string[]) => [rows()[0], ...lines].join("\n");

  test("a new series needs lenses, its details and a number of its own", () => {
    const fresh = { id: "il-new", seriesNumber: "800", name: "New", displayName: "New" };
    const { changes } = imported("catalogue", fileWith(changed(rowOf("il-myday"), fresh)));
    expect(changes).toMatchObject([{ table: "series", key: "il-new", before: null, after: { edition: "IL", seriesNumber: 800 } }]);
    const none = { ...fresh, "rx.power": "", "rx.baseCurve": "", "rx.diameter": "", packSizes: "", imageTone: "pink" };
    expect(mistakesOf("catalogue", fileWith(changed(rowOf("il-myday"), none)))).toEqual(["2 imageTone notOneOf pink"]);
    expect(mistakesOf("catalogue", fileWith(changed(rowOf("il-myday"), { ...none, imageTone: "blue" })))).toEqual(["2 noLenses il-new"]);
    expect(mistakesOf("catalogue", fileWith(changed(rowOf("il-myday"), { ...fresh, seriesNumber: "1" })))).toEqual([
      "2 seriesNumber numberTaken 1",
    ]);
    expect(mistakesOf("catalogue", fileWith(changed(rowOf("il-myday"), { ...fresh, id: "kr-myday" })))).toEqual([
      "2 id otherMarket kr-myday",
    ]);
    expect(mistakesOf("catalogue", fileWith(changed(rowOf("il-myday"), { ...fresh, trialReference: "il-no-trial" })))).toEqual([
      "2 trialReference unknownSeries il-no-trial",
    ]);
  });

  test("a series imported as a list of lenses gets the blocks that make exactly these", () => {
    const facts = changed(rowOf("il-myday"), { id: "il-new", seriesNumber: "800", packSizes: "30" });
    const lens = (row: string, power: string) => changed(row, { "rx.power": power, "rx.baseCurve": "8.4", "rx.diameter": "14.2" });
    const later = (power: string) => changed(lens(",".repeat(column("rx.diameter") + 5), power), { id: "il-new", packSizes: "30" });
    const { changes } = imported("catalogue", fileWith(lens(facts, "-1"), later("-2"), later("-1.5")));
    expect(changes).toMatchObject([
      { after: { rxParameterRestrictions: [{ packSizes: [30], values: { power: [-2, -1.5, -1], baseCurve: [8.4], diameter: [14.2] } }] } },
    ]);
    const [{ after } = { after: null }] = changes;
    expect(after && "rxParameterRestrictions" in after && lensExists(after, { power: -1.25, baseCurve: 8.4, diameter: 14.2 }, 30)).toBe(
      false,
    );
  });

  test("omitted series are withdrawn from sale when asked, and never deleted", () => {
    const { changes, counts } = imported("catalogue", fileWith(rowOf("il-myday")), { leftOut: "remove" });
    expect(counts.removed).toBeGreaterThan(20);
    expect(changes.every(({ after }) => after !== null && "active" in after && !after.active)).toBe(true);
  });

  test("rows of one series must not contradict each other", () => {
    expect(mistakesOf("catalogue", fileWith(rowOf("il-myday"), changed(rowOf("il-myday"), { name: "Other" })))).toEqual([
      "3 name factsDiffer Other",
    ]);
  });
});

test("a series in JSON with an empty list of blocks keeps those it has, as one without a list does", () => {
  const { series } = JSON.parse(fileOf("catalogue", il, { format: "json" })) as { series: { id: string; displayName: string }[] };
  const facts = series.find(({ id }) => id === "il-myday");
  for (const blocks of [{ rxParameterRestrictions: [] }, { rxParameterRestrictions: undefined }]) {
    const { changes, mistakes } = imported("catalogue", JSON.stringify([{ ...facts, displayName: "Renamed", ...blocks }]));
    expect(mistakes).toEqual([]);
    const { rxParameterRestrictions } = il.seriesById.get("il-myday") ?? {};
    expect(changes).toMatchObject([{ key: "il-myday", after: { displayName: "Renamed", rxParameterRestrictions } }]);
  }
});

test.each(["＠Home", "=Lens", "+Lens"])("a series with the name %s is the same in an exported file", (displayName) => {
  const myday = il.seriesById.get("il-myday");
  if (!myday) throw new Error("The market has no such series");
  const market = marketOf("IL", { seriesById: new Map([...il.seriesById, ["il-myday", { ...myday, displayName }]]) });
  expect(imported("catalogue", fileOf("catalogue", market), { market }).changes).toEqual([]);
});
