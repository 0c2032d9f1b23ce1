import { withoutDirectionMarks } from "~/domain/direction-marks";
import { directionOf, type Language } from "~/domain/language";
import { type PieceRole, type PlacedPiece, type PlacedText, sheet } from "~/domain/paper/placed-paper";
import { fontFor, type PaperFont, rightToLeft, withMinusSigns } from "./paper-fonts.server";
import { type VisualRun, visualRuns } from "./visual-runs";

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const ink = { plain: "#10243a", quiet: "#44566a" } as const;

/** Returns functions that add pieces to the last page of a document, each tagged for assistive technology. */
export function createContents(document: Document, language: Language) {
  const fonts = new Set<string>();
  const root = document.struct("Document");
  document.addStructure(root);
  const parentOf = createTables(document, root);
  const paintRun = (run: FontRun, at: { left: number; baseline: number; size: number }) => {
    const { name, font } = run.font;
    // pdfkit's types only know files, but it accepts anything with a layout.
    if (!fonts.has(name)) document.registerFont(name, font as unknown as Uint8Array);
    fonts.add(name);
    const text = run.rightToLeft ? rightToLeft + run.text : run.text;
    document.font(name, at.size).text(text, at.left, at.baseline, { lineBreak: false, baseline: "alphabetic", features: [] });
  };
  const paint = ({ top, texts }: PlacedPiece) => {
    for (const text of texts) {
      document.fillColor(text.look.quiet ? ink.quiet : ink.plain);
      const runs = fontRuns(text, language);
      const width = runs.reduce((sum, each) => sum + each.width, 0);
      let left = leftOf(text, width, language);
      for (const each of runs) {
        paintRun(each, { left, baseline: top + text.baseline, size: text.look.size });
        left += each.width;
      }
    }
  };
  return {
    draw(piece: PlacedPiece): void {
      if (piece.role === "repeated") {
        document.markContent("Artifact", { type: "Pagination" });
        paint(piece);
        document.endMarkedContent();
        return;
      }
      const parent = parentOf(piece.role);
      parent.add(document.struct(tagOf(piece.role), optionsOf(piece), () => paint(piece)));
    },
    end(): void {
      root.end();
    },
  };
}

type FontRun = VisualRun & { font: PaperFont; width: number };

/** Returns the content of a line from left to right, each part in one direction and one font. */
function fontRuns(placed: PlacedText, language: Language): FontRun[] {
  return visualRuns(withMinusSigns(placed.text), placed.line, directionOf(language)).flatMap(({ text, rightToLeft: reversed }) => {
    const parts: FontRun[] = [];
    for (const letter of text) {
      const font = fontFor(letter, language, placed.look);
      const width = font.advance(letter) * placed.look.size;
      const last = parts.at(-1);
      if (last?.font === font) Object.assign(last, { text: last.text + letter, width: last.width + width });
      else parts.push({ text: letter, rightToLeft: reversed, font, width });
    }
    return reversed ? parts.reverse() : parts;
  });
}

/** Returns where a line starts, from the left edge of the page, in a language of either direction. */
function leftOf({ start, width, end }: PlacedText, lineWidth: number, language: Language): number {
  const isRtl = directionOf(language) === "rtl";
  const left = isRtl ? sheet.width - start - width : start;
  return end === isRtl ? left : left + width - lineWidth;
}

type ReadRole = Exclude<PieceRole, "repeated">;

const tags = { title: "H1", heading: "H2", paragraph: "P" } as const;

const tagOf = (role: ReadRole) => (typeof role === "string" ? tags[role] : role.cell === "heading" ? "TH" : "TD");

/** Returns the text in reading order for letters that are painted from right to left, and the scope of a table heading. */
function optionsOf({ role, texts }: PlacedPiece) {
  const lines = texts.map(({ text, line: { from, to } }) => withoutDirectionMarks(text.slice(from, to)));
  const actual = /[\u0590-\u08ff]/.test(lines.join("")) ? { actual: lines.join(" ") } : {};
  return typeof role === "object" && role.cell === "heading" ? { ...actual, scope: "Column" } : actual;
}

/** Returns a function for the element that a piece belongs to: the row of its table, or the document. */
function createTables(document: Document, root: Element): (role: ReadRole) => Element {
  let open: { table: number; row: number; tableElement: Element; rowElement: Element } | null = null;
  const opened = (parent: Element, tag: string) => {
    const element = document.struct(tag);
    parent.add(element);
    return element;
  };
  return (role) => {
    if (typeof role === "string" || role.table !== open?.table) {
      open?.tableElement.end();
      open = null;
    }
    if (typeof role === "string") return root;
    const { table, row } = role;
    if (open?.row === row) return open.rowElement;
    open?.rowElement.end();
    const tableElement: Element = open?.tableElement ?? opened(root, "Table");
    open = { table, row, tableElement, rowElement: opened(tableElement, "TR") };
    return open.rowElement;
  };
}
