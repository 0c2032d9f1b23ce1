import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { schema } from "~/db/schema.server";
import { openCommandLine } from "~tests/helpers/command-line";
import { givenNewPractice } from "~tests/services/operator/given-new-practice";

/** Every command opens its database anew. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { printed, complained, look, clear, remove, folder, ...terminal } = openCommandLine();
const run = (...words: string[]) => terminal.run("operator", ...words);

/** A file that a command reads or writes. */
function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(() => terminal.run("seed"));
beforeEach(clear);
afterAll(remove);

const head = "itemId,packSize,priceRetail,priceAnnual,annualBoxes";
const retailOf = () =>
  look(async ({ owner }) => {
    const rows = await owner.select().from(schema.prices).where(eq(schema.prices.itemId, "il-biofinity"));
    return rows[0]?.priceRetail;
  });

describe("called wrongly", () => {
  test.each([
    [["import-prices", "--market", "IL"]],
    [["import-prices", "--market", "IL", "--file", "a.csv", "--fast"]],
    [["undo-import", "--market", "IL", "--version", "1"]],
    [["undo-import", "--market", "IL", "--version", "1", "--reason", "x".repeat(201)]],
    [["practices"]],
    [["supply-report", "--take"]],
    [["suspend-practice", "--practice", "carmel"]],
  ])("%j answers 2 and the help, and opens no database", async (words) => {
    expect(await run(...words)).toBe(2);
    expect(complained.join("\n")).toContain("npm run operator -- import-prices --market <market> --file <file> [--remove] [--dry-run]");
    expect(printed).toEqual([]);
  });
});

describe("imports", () => {
  test("say what a file would change, take it, and lead back to before it", async () => {
    const before = await retailOf();
    const file = fileOf("prices.csv", `${head}\nil-biofinity,6,654.32,1,12\n`);
    expect(await run("import-prices", "--market", "IL", "--file", file, "--dry-run")).toBe(0);
    expect(printed).toEqual([
      "1 price becomes twice as high or more, or half as high or less",
      "0 new, 1 changed, 0 removed, 0 unchanged. Nothing was written.",
    ]);
    expect(await retailOf()).toBe(before);
    expect(await run("import-prices", "--market", "IL", "--file", file)).toBe(0);
    expect(printed.at(-1)).toBe("0 new, 1 changed, 0 removed, 0 unchanged. Version 1 of IL.");
    expect(await retailOf()).toBe(65_432);
    expect(await run("import-prices", "--market", "IL", "--file", file)).toBe(0);
    expect(printed.at(-1)).toContain("no version was created");
    expect(await run("undo-import", "--market", "IL", "--version", "1", "--reason", "Last year's list")).toBe(0);
    expect(await retailOf()).toBe(before);
    const versions = await look(({ owner }) => owner.select().from(schema.importVersions));
    expect(versions.map(({ seq, undoneSeq, reason }) => [seq, undoneSeq, reason])).toEqual([
      [1, null, null],
      [2, 1, "Last year's list"],
    ]);
    for (const version of ["9", "the last", "1e12"]) {
      expect(await run("undo-import", "--market", "IL", "--version", version, "--reason", "Why not")).toBe(1);
      expect(complained.at(-1)).toBe("There is no such version.");
    }
    printed.length = 0;
    expect(await run("imports", "--market", "IL")).toBe(0);
    expect(printed.map((line) => line.replace(/\S+Z/, "at"))).toEqual([
      "2  at  prices  Robin Hale  before version 1: Last year's list  0 new, 1 changed, 0 removed, 0 unchanged",
      expect.stringMatching(/^1 {2}at {2}prices {2}Robin Hale {2}prices\.csv {2}0 new, 1 changed, 0 removed, 0 unchanged$/),
    ]);
  });

  test("begin with the files of the market, which change nothing", async () => {
    const file = fileOf("market.csv", "");
    expect(await run("export", "--market", "KR", "--kind", "prices", "--to", file)).toBe(0);
    expect(await run("import-prices", "--market", "KR", "--file", file, "--dry-run")).toBe(0);
    expect(printed.at(-1)).toMatch(/^0 new, 0 changed, 0 removed, \d+ unchanged\. Nothing was written\.$/);
    expect(await run("export", "--market", "IL", "--kind", "products", "--series", "il-biofinity", "--to", file)).toBe(0);
    expect(readFileSync(file, "utf8").split("\r\n").length).toBeGreaterThan(50);
    expect(await run("export", "--market", "IL", "--kind", "products", "--series", "il-none", "--to", file)).toBe(1);
    expect(await run("export", "--market", "IL", "--kind", "people", "--to", file)).toBe(1);
    expect(await run("export", "--market", "IL", "--kind", "stock", "--to", `${file}.txt`)).toBe(1);
    const nowhere = join(folder, "none", "stock.csv");
    expect(await run("export", "--market", "IL", "--kind", "stock", "--to", nowhere)).toBe(1);
    expect(complained.pop()).toBe(`${nowhere} cannot be written.`);
    expect(complained).toEqual([
      "--series is not a series of the market.",
      "--kind is one of catalogue, products, prices, stock.",
      "--to ends in one of .csv, .json.",
    ]);
  });

  test("say the mistakes of a file line by line, and change nothing", async () => {
    const file = fileOf("wrong.csv", `${head}\nil-none,6,1,1,1\nil-biofinity,6,ten,1,1\n`);
    for (const flags of [["--dry-run"], []]) {
      complained.length = 0;
      expect(await run("import-prices", "--market", "IL", "--file", file, ...flags)).toBe(1);
      expect(complained).toEqual([
        "Line 2, itemId: There is no series or solution “il-none”.",
        "Line 3, priceRetail: “ten” is not an amount in the currency of this market.",
        "Nothing was changed.",
      ]);
    }
    expect(await run("import-stock", "--market", "JP", "--file", file)).toBe(1);
    expect(complained.at(-1)).toBe("--market is one of IL, KR.");
    expect(await run("import-stock", "--market", "IL", "--file", `${file}.none`)).toBe(1);
    expect(complained.at(-1)).toContain("cannot be read");
  });
});

describe("promotions", () => {
  test("are published from a file and ended", async () => {
    const winter = {
      ...{ names: { he: "חורף", en: "Winter" }, texts: { he: "זול יותר", en: "Costs less" }, seriesIds: ["il-biofinity"] },
      ...{ discount: { kind: "percentage", basisPoints: 500 }, minimumBoxes: 4, fromDay: "2026-12-01", toDay: "2026-12-31" },
    };
    expect(await run("create-promotion", "--market", "IL", "--file", fileOf("winter.json", JSON.stringify(winter)))).toBe(0);
    const id = /^(\S+) was published, from 2026-12-01 to 2026-12-31\.$/.exec(printed[0] ?? "")?.[1] ?? "";
    const change = fileOf("change.json", JSON.stringify({ fromDay: "2026-12-10", minimumBoxes: 6 }));
    expect(await run("change-promotion", "--market", "IL", "--id", id, "--file", change)).toBe(0);
    expect(printed.at(-1)).toBe(`${id} was changed, from 2026-12-10 to 2026-12-31.`);
    for (const [text, mistake] of [
      ["{", "contains no JSON object."],
      ["[]", "contains no JSON object."],
      ['{"minimumBoxs": 7}', "minimumBoxs: There is no such field."],
    ] as const) {
      complained.length = 0;
      expect(await run("change-promotion", "--market", "IL", "--id", id, "--file", fileOf("none.json", text))).toBe(1);
      expect(complained).toEqual([expect.stringContaining(mistake), "Nothing was changed."]);
    }
    const worse = fileOf("worse.json", JSON.stringify({ minimumBoxes: 0 }));
    expect(await run("change-promotion", "--market", "IL", "--id", id, "--file", worse)).toBe(1);
    expect(complained.slice(-2)).toEqual(["minimumBoxes: Enter a whole number from 1 to 1,000.", "Nothing was changed."]);
    expect(await run("change-promotion", "--market", "IL", "--id", "none", "--file", change)).toBe(1);
    expect(await run("promotion", "--market", "IL", "--id", id)).toBe(0);
    expect(printed.at(-1)).toBe("planned, 2026-12-10 to 2026-12-31: 0 orders, 0 boxes, 0 practices, discount 0 ILS");
    expect(await run("end-promotion", "--market", "IL", "--id", id, "--reason", "Sold out")).toBe(0);
    expect(await run("promotions", "--market", "IL")).toBe(0);
    expect(printed.findLast((line) => line.startsWith(`${id}  ended`))).toMatch(/^\S+ {2}ended {2}\S+ to \S+ {2}Winter$/);
    expect(await run("promotion", "--market", "IL", "--id", "none")).toBe(1);
    const later = fileOf("later.json", JSON.stringify({ minimumBoxes: 7 }));
    expect(await run("change-promotion", "--market", "IL", "--id", id, "--file", later)).toBe(1);
    expect(await run("end-promotion", "--market", "IL", "--id", id, "--reason", "Sold out")).toBe(0);
    expect(await run("end-promotion", "--market", "IL", "--id", id, "--reason", "Something else")).toBe(1);
    const wrong = fileOf("wrong.json", JSON.stringify({ ...winter, names: { en: "Winter" } }));
    complained.length = 0;
    expect(await run("create-promotion", "--market", "IL", "--file", wrong)).toBe(1);
    expect(complained).toEqual(["name-he: This field is required.", "Nothing was published."]);
    expect(await run("create-promotion", "--market", "IL", "--file", fileOf("none.json", "{"))).toBe(1);
    const mistyped = fileOf("mistyped.json", JSON.stringify({ ...winter, review: "R-1" }));
    expect(await run("create-promotion", "--market", "IL", "--file", mistyped)).toBe(1);
    expect(complained.slice(-2)).toEqual(["review: There is no such field.", "Nothing was published."]);
  });
});

describe("practices", () => {
  test("are created from a file, once, with an invitation for the first admin", async () => {
    const nof = { ...givenNewPractice(), edition: undefined, reason: undefined };
    const create = (name: string, text: string) =>
      run("create-practice", "--market", "IL", "--file", fileOf(name, text), "--reason", "Contract 118");
    expect(await create("nof.json", JSON.stringify(nof))).toBe(0);
    expect(await create("nof.json", JSON.stringify(nof))).toBe(0);
    expect(printed).toEqual(Array(2).fill("nof is open, and Tamar.Sela@nof.example is invited."));
    const mails = await look(({ owner }) => owner.select().from(schema.outbox).where(eq(schema.outbox.tenantId, nof.tenantId)));
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: "invitation", link: expect.stringContaining("/register?key=") },
    ]);
    expect(await create("other.json", JSON.stringify({ ...nof, tenantId: undefined, phone: "1" }))).toBe(1);
    expect(complained).toEqual(["phone: phoneInvalid", "Nothing was created."]);
    complained.length = 0;
    expect(await create("other.json", JSON.stringify({ ...nof, tenantId: uuid() }))).toBe(1);
    expect(complained).toEqual(["subDomain: Another practice has this sub-domain.", "Nothing was created."]);
    complained.length = 0;
    expect(await create("other.json", "{}")).toBe(1);
    expect(complained.some((line) => line.startsWith("practiceName: "))).toBe(true);
    complained.length = 0;
    expect(await create("other.json", JSON.stringify({ ...nof, tenantId: uuid(), subDomain: "other", lang: "he" }))).toBe(1);
    expect(complained).toEqual(["lang: There is no such field.", "Nothing was created."]);
  });

  test("are found, suspended and opened again under the operator's name", async () => {
    expect(await run("practices", "--search", "carm")).toBe(0);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/^carmel {2}approved {2}/);
    expect(await run("practices", "--search", "nobody at all")).toBe(1);
    expect(await run("suspend-practice", "--practice", "carmel", "--reason", "Unpaid", "--as", "operator@dioptre.example")).toBe(0);
    expect(await run("practices", "--search", "carm")).toBe(0);
    expect(printed.at(-1)).toMatch(/^carmel {2}suspended/);
    expect(await run("reopen-practice", "--practice", "carmel", "--reason", "Paid")).toBe(0);
    printed.length = 0;
    expect(await run("practice", "--practice", "carmel")).toBe(0);
    expect(printed[0]).toMatch(/^\S.* {2}approved {2}IL {2}/);
    expect(printed.filter((line) => line.startsWith("act  ")).map((line) => line.split("  ").slice(2).join("  "))).toEqual([
      "practiceReopened  Robin Hale  Paid",
      "practiceSuspended  Robin Hale  Unpaid",
    ]);
    expect(printed.some((line) => line.startsWith("location  "))).toBe(true);
    expect(await run("practice", "--practice", "carm")).toBe(1);
    const acts = await look(({ owner }) => owner.select().from(schema.operatorActs));
    expect(acts.map(({ action, reason }) => [action, reason])).toEqual(
      expect.arrayContaining([
        ["practiceSuspended", "Unpaid"],
        ["practiceReopened", "Paid"],
      ]),
    );
    expect(await run("suspend-practice", "--practice", "carm", "--reason", "Unpaid")).toBe(1);
    expect(await run("suspend-practice", "--practice", "carmel", "--reason", "Unpaid", "--as", "nobody@dioptre.example")).toBe(1);
    expect(complained.at(-1)).toBe("There is no operator with the e-mail of --as.");
    expect(await run("retry-hand-over", "--order", "CAR-1-000001")).toBe(1);
    expect(complained.at(-1)).toBe("There is no failed hand-over of CAR-1-000001.");
  });
});

describe("the report of supplies", () => {
  test("is said line by line, taken once its month is over, and written to a file", async () => {
    expect(await run("supply-report", "--month", "2026-10")).toBe(0);
    expect(printed.at(-1)).toMatch(/^2026-10 of KR, due by 2026-11-30: \d+ lines, \d+ incomplete, 0 corrections, \d+ not reported\.$/);
    expect(printed[0]).toMatch(/^HAN-2016-\d{6}\S* .+ \d+ x \d+: permitNumber unknown$/);
    const nowhere = join(folder, "none", "supply.csv");
    expect(await run("supply-report", "--month", "2026-10", "--take", "--to", nowhere)).toBe(1);
    expect(complained).toEqual([`${nowhere} cannot be written.`]);
    const file = fileOf("supply.csv", "");
    expect(await run("supply-report", "--month", "2026-10", "--take", "--to", file)).toBe(0);
    expect(printed.at(-1)).toMatch(/^Report 1 was recorded, with \d+ lines\.$/);
    expect(readFileSync(file, "utf8").split("\r\n")[0]).toMatch(/^\ufeffchange,correctsReport,supplier,/);
    expect(await run("supply-report", "--month", "2026-10", "--take")).toBe(1);
    expect(complained.at(-1)).toBe("Everything for this month has already been reported.");
    expect(await run("supply-report", "--month", "2026-11", "--take")).toBe(1);
    expect(await run("supply-report", "--month", "2026-10", "--market", "IL")).toBe(1);
    expect(complained.at(-1)).toBe("--market is one of KR.");
  });
});
