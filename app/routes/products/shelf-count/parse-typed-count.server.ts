import { v5 as namedId } from "uuid";
import { text } from "~/calls/text";
import { boxesFields, codesField, codesOf, namedCodes, type ShelfLine, typedNumbers } from "~/forms/shelf-count/typed-count";
import { parseTexts } from "~/middleware/read-form.server";

/** Returns the content of a count's form: the codes as typed, the numbers that changed, and what is unreadable. */
export function parseTypedCount(form: FormData | URLSearchParams, lines: readonly ShelfLine[]) {
  const { typed: scans, mistakes } = parseTexts(form, { [codesField]: text(20_000, "scan") });
  const fields = boxesFields([...form.keys()], lines);
  const { typed: numbers } = parseTexts(form, Object.fromEntries(fields.map(({ name }) => [name, text(10)])));
  const { texts, typed, mistakes: wrong } = typedNumbers(fields.map((field) => ({ ...field, text: numbers[field.name] ?? "" })));
  return { codes: scans[codesField] ?? "", texts, typed, wrong, mistake: mistakes?.[codesField] ?? null };
}

type Typed = { codes: string; typed: readonly { productId: string; boxes: number }[] };

/** Returns the boxes and numbers of a form with ids derived from the form: sent twice they are the same. */
export function sentBoxes(form: FormData, { codes, typed }: Typed) {
  const idOf = (name: string) => namedId(`${form.get("batch")} ${name}`, namedId.URL);
  return {
    boxes: namedCodes(codesOf(codes)).map(({ code, name }) => ({ id: idOf(name), code: code.slice(0, 200) })),
    numbers: typed.map((each) => ({ id: idOf(`number of ${each.productId}`), ...each })),
  };
}
