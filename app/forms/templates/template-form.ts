import type { Answers } from "~/calls/answers";
import { type TypedQuantityCode, typedBoxes } from "~/domain/order/quantity";
import { mergeTemplateLines, type TemplateLine, templateKinds, templateLinesMax } from "~/domain/template/order-template";

export type LineToday = Answers["templates"]["preview"]["lines"][number];
type Entries = readonly (readonly [name: string, value: string])[];
type Product = Pick<TemplateLine, "kind" | "productId">;

const prefix = "boxes-of:";
/** Prefix of the stock grid's fields, whose quantities can be saved as a template. */
const gridPrefix = "boxes:";

/** Returns the name of the quantity field of a product. */
export const quantityField = ({ kind, productId }: Product) => `${prefix}${kind}:${productId}`;
/** Returns the id of that field's control. */
export const quantityFieldId = (product: Product) => quantityField(product).replaceAll(/[^\w-]/g, "-");

/** A quantity that cannot be ordered, with its product. */
export type QuantityMistake = Product & {
  code: TypedQuantityCode;
  given: string;
  maximum: number;
};

/** Returns the quantities above 0 in a form, and those that cannot be ordered. Fields of the stock grid are lenses for stock. */
export function parseTemplateLines(entries: Entries): { lines: TemplateLine[]; mistakes: QuantityMistake[] } {
  const lines: TemplateLine[] = [];
  const mistakes: QuantityMistake[] = [];
  for (const [name, text] of entries) {
    const product = productOfField(name);
    if (!product) continue;
    const typed = typedBoxes(text, 0);
    if (!typed.permitted) mistakes.push({ ...product, code: typed.code, ...typed.values });
    else if (typed.quantity > 0) lines.push({ ...product, quantity: typed.quantity });
  }
  return { lines: mergeTemplateLines(lines).slice(0, templateLinesMax), mistakes };
}

/** Returns the products of a template's form as it lists them, also those of which none or a wrong quantity is typed. */
export function listedProducts(entries: Entries): TemplateLine[] {
  const listed = entries.flatMap(([name, text]) => {
    const product = name.startsWith(prefix) ? productOfField(name) : null;
    const typed = typedBoxes(text, 0);
    return product ? [{ ...product, quantity: typed.permitted ? Math.max(1, typed.quantity) : 1 }] : [];
  });
  return mergeTemplateLines(listed).slice(0, templateLinesMax);
}

function productOfField(name: string): Product | null {
  if (name.startsWith(gridPrefix)) return { kind: "stock", productId: name.slice(gridPrefix.length) };
  const [kind = "", productId = ""] = name.startsWith(prefix) ? splitOnce(name.slice(prefix.length)) : [];
  const known = templateKinds.find((each) => each === kind);
  return known && productId !== "" ? { kind: known, productId } : null;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}

/** Returns the quantities by field: as typed, else those of the lines; empty for a lens that is only the nearest one. */
export function shownQuantities(lines: readonly LineToday[], entries: Entries): Record<string, string> {
  const typed = new Map(entries);
  const shown: Record<string, string> = {};
  for (const { kind, quantity, now, nearest } of lines) {
    const field = quantityField({ kind, productId: (now ?? nearest)?.productId ?? "" });
    shown[field] = typed.get(field) ?? (now ? String(quantity) : "");
  }
  return shown;
}

/** Returns the total of the typed quantities: boxes and bottles, and their price in the smallest unit. */
export function typedTotal(lines: readonly LineToday[], typed: Readonly<Record<string, string>>) {
  let [boxes, amount] = [0, 0];
  for (const { kind, now, nearest } of lines) {
    const product = now ?? nearest;
    const read = product ? typedBoxes(typed[quantityField({ kind, productId: product.productId })] ?? "", 0) : null;
    const quantity = read?.permitted ? read.quantity : 0;
    boxes += quantity;
    amount += quantity * (now?.price?.amount ?? 0);
  }
  return { boxes, amount };
}
