import type { Answers, Inputs } from "~/calls/answers";
import type { ChoiceField } from "~/domain/lens/choice";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { LensValue } from "~/domain/lens/lens-values";
import { lensFields } from "~/domain/lens/parameters";
import { plainValue } from "~/domain/order/lens-key";
import type { CartLine, CartPreorder } from "./cart-groups";

type Offered = Answers["catalogue"]["allowedValues"]["fields"];
type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];
type SentLine = NonNullable<SentPreorder["merchandise"]["lines"]>[number];

/** One field of the dialog: its values as they are sent and as they are displayed, and that of the line. */
export type LensField = { field: ChoiceField; current: string; options: { value: string; text: string }[] };

const sent = (value: LensValue) => String(plainValue(value));

/** Returns the parameters of a carted lens that have more than one value (D61), with the pack; in the order of D17. */
export function lensFieldsOf(line: Pick<CartLine, "values" | "packSize">, offered: Offered): LensField[] {
  const fields = [...lensFields, "packSize" as const].filter((field) => (offered[field]?.values.length ?? 0) > 1);
  return fields.map((field) => ({
    field,
    current: sent(field === "packSize" ? (line.packSize ?? "") : (line.values[field] ?? "")),
    options: (offered[field]?.values ?? []).map((value) => ({ value: sent(value), text: formatLensValue(field, plainValue(value)) })),
  }));
}

/** Returns what a form chose for these fields; null when it names a value that the series does not have. */
export function parseChosen(form: FormData, fields: readonly LensField[]): Map<ChoiceField, string> | null {
  const chosen = new Map(fields.map(({ field, current }) => [field, String(form.get(field) ?? current)] as const));
  return fields.every(({ field, options }) => options.some(({ value }) => value === chosen.get(field))) ? chosen : null;
}

/** Returns the preorder with other values in one of its lines, as cart.sync accepts it (D48). */
export function withChangedLens(preorder: CartPreorder, lineId: string, chosen: ReadonlyMap<ChoiceField, string>): SentPreorder {
  const change = <Line extends { id: string; productId: string | null }>(line: Line): SentLine => {
    const { productId, ...rest } = line as Line & SentLine;
    if (line.id !== lineId) return { ...rest, productId };
    const { packSize, ...values } = Object.fromEntries(chosen);
    return { ...rest, ...values, packSize: packSize === undefined ? rest.packSize : Number(packSize) };
  };
  const { rx, lines, ...merchandise } = preorder.merchandise;
  return {
    ...preorder,
    merchandise: {
      ...merchandise,
      lines: lines?.map(change) ?? null,
      rx: rx && { ...rx, right: rx.right && change(rx.right), left: rx.left && change(rx.left) },
    },
  };
}
