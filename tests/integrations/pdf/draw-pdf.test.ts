import { expect, test } from "vitest";
import type { Paper } from "~/domain/paper/paper";
import { sheet } from "~/domain/paper/placed-paper";
import { drawPdf } from "~/integrations/pdf/draw-pdf.server";
import { givenPaper, ltr, row } from "~tests/domain/paper/given-paper";
import { parsePdf } from "~tests/helpers/parse-pdf";

const read = async (paper: Paper) => parsePdf(await drawPdf(paper));

test("an English document: its title and language, its lines from the top, its structure, its fonts in the file", async () => {
  const { title, language, fonts, pages } = await read(givenPaper([row("Right eye", "₪296.00")]));
  expect([title, language]).toEqual(["Receipt EIN-1042-000317", "en"]);
  expect(pages.map(({ lines }) => lines)).toEqual([
    [
      ...["Einayim, Harbour", "Dioptre", "Confirmation number", "EIN-1042-000317", "Placed by Noa Shalev", "Boxes", "18"],
      ...["Tamar Oren | Order EIN-1042-000318", "Eye | Product | Value | Net"],
      ...["Right eye | Biofinity Toric 6 | -3.25 -1.25 x 180 | ₪296.00", "BC 8.60 DIA 14.50"],
      ...["2 on Wed 2026/11/25 | Total of the order | ₪349.28", "Total | ₪349.28", "Not a tax invoice", "Page 1 of 1"],
    ],
  ]);
  expect(pages[0]?.roles).toEqual("Root Document P P H1 P P P H2 P Table TR TH TH TH TH TR TD TD TD TD P P P P".split(" "));
  expect(fonts).toEqual(["BZZZZZ+Heebo-Bold", "CZZZZZ+Heebo-Regular"]);
});

test("a Hebrew document is mirrored, its values are not, and its brackets are", async () => {
  const paper = givenPaper([row("ימין", "₪296.00")], { number: ltr("EIN-1042-000317"), sender: ["עיני ים (נמל)"] }, "he");
  const { language, pages } = await read({ ...paper, pageLabel: (page, of) => `עמוד ${page} מתוך ${of}` });
  expect(language).toBe("he-IL");
  const lines = pages[0]?.lines ?? [];
  expect(lines).toContain("₪296.00 | -3.25 -1.25 x 180 | Biofinity Toric 6 | ימין");
  expect(lines).toContain("BC 8.60 DIA 14.50");
  // A reader turns the letters round again, but not the brackets: what is painted is "(למנ)".
  expect(lines).toContain("עיני ים )נמל(");
  const find = (text: string) => pages[0]?.texts.find((each) => each.text === text);
  expect(find("EIN-1042-000317")?.right).toBeCloseTo(sheet.width - sheet.margin, 0);
  expect(find("ימין")?.right).toBeCloseTo(sheet.width - sheet.margin, 0);
  expect(find("₪296.00")?.left).toBeCloseTo(sheet.margin, 0);
  expect(lines.at(-1)).toContain("עמוד");
});

test.each([
  ["ko", "우리안경 정민지, 오른쪽 눈 ₩148,000", "GothicA1-Regular"],
  ["ja", "注文確認番号、右眼、お届け予定日", "BIZUDPGothic-Regular"],
  ["en", "Zoë Müller · 薬師寺 · 김민준 · Иван", "GothicA1-Regular"],
] as const)("%s: the text %s is extracted letter by letter", async (language, text, font) => {
  const { pages, fonts } = await read(givenPaper([], { notes: [text] }, language));
  expect(pages[0]?.lines.map((line) => line.replaceAll(" | ", ""))).toContain(text);
  expect(fonts.some((name) => name.endsWith(font))).toBe(true);
});

test("a minus is painted as wide as a plus and extracted as typed; hyphens in numbers stay short", async () => {
  const { pages } = await read(givenPaper([], { notes: [ltr("-3.25"), ltr("+3.25"), ltr("EIN-1042"), ltr("EIN+1042")] }));
  const widthOf = (text: string) => {
    const { left = 0, right = 0 } = pages[0]?.texts.find((each) => each.text === text) ?? {};
    return right - left;
  };
  expect(Math.abs(widthOf("-3.25") - widthOf("+3.25"))).toBeLessThan(0.3);
  expect(widthOf("EIN+1042") - widthOf("EIN-1042")).toBeGreaterThan(1);
});

test("a document of 60 rows has several pages, with each row and amount once", async () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`Row ${index + 1}`, `₪${index + 1}.00`));
  const { pages } = await read(givenPaper(rows));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map(({ lines }) => lines.at(-1))).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`));
  const rowLines = pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith("Row ")));
  expect(rowLines).toEqual(rows.map((_, index) => `Row ${index + 1} | Biofinity Toric 6 | -3.25 -1.25 x 180 | ₪${index + 1}.00`));
  for (const { lines } of pages) expect(lines.filter((line) => line === "Eye | Product | Value | Net")).toHaveLength(1);
});

test("the event loop is free while a long document is drawn", async () => {
  let turns = 0;
  const rows = Array.from({ length: 300 }, (_, index) => row(`Row ${index + 1}`, "₪1.00"));
  const drawn = drawPdf(givenPaper(rows)).then(() => true);
  while (!(await Promise.race([drawn, new Promise<false>((resolve) => setImmediate(() => resolve(false)))]))) turns++;
  expect(turns).toBeGreaterThan(3);
});
