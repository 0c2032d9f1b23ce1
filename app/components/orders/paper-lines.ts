import type { LensValues } from "~/domain/lens/lens-values";
import { otherValues, prescriptionText } from "~/domain/lens/prescription-text";
import type { Money } from "~/domain/money";
import type { PaperCell, PaperColumn, PaperSection } from "~/domain/paper/paper";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import type { Namespace } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translate";

type Translation = { t: Translate<Namespace[]>; format: Format };

const productIndex = 1;

/**
 * Returns the table of ordered lines on paper; `amount` names its last column, net or with VAT (D25). Without a lens for an eye there is no
 * column for eyes, and without a lens none for values, so that the products have more space.
 */
export function lineTable(
  { t }: Translation,
  amount: string,
  rows: readonly (readonly PaperCell[])[],
): Pick<PaperSection, "columns" | "rows"> {
  const columns: PaperColumn[] = [
    { heading: t("paper:eye"), share: 0.12 },
    { heading: t("paper:product"), share: 0.28 },
    { heading: t("checkout:sheet.value"), share: 0.21 },
    { heading: t("checkout:orders.quantity"), share: 0.12, end: true },
    { heading: t("checkout:sheet.each"), share: 0.12, end: true },
    { heading: amount, share: 0.15, end: true },
  ];
  const isUsed = (_: unknown, index: number) => rows.some((row) => row[index]?.text);
  const left = columns.reduce((sum, { share }, index) => (isUsed(null, index) ? sum : sum + share), 0);
  const widened = columns.map((column, index) => (index === productIndex ? { ...column, share: column.share + left } : column));
  return { columns: widened.filter(isUsed), rows: rows.map((row) => row.filter(isUsed)) };
}

/** Returns an address in one line with its postcode, as on the page, in the direction of its own letters. */
export function postalLine(
  format: Pick<Format, "address" | "market">,
  address: Parameters<Format["address"]>[0] & { zip: string },
): string {
  const [line, postcode] = [format.address(address), isolateLtr(address.zip)];
  return isolate(format.market.addressOrder === "cityFirst" ? `(${postcode}) ${line}` : `${line} ${postcode}`);
}

/** Returns the cells for the eye of a lens, and its values in the order of a prescription with all others below them (D17, D18). */
export function lensCells(
  { t }: Translation,
  { eye, values }: { eye: "right" | "left" | null; values: LensValues },
): [PaperCell, PaperCell] {
  const others = otherValues(values).map(({ field, text }) => `${t(`common:parameterShort.${field}`)} ${text}`);
  const written = prescriptionText(values);
  return [
    { text: eye ? t(`common:eyes.${eye}`) : "", small: [] },
    { text: written && isolateLtr(written), small: others.length > 0 ? [isolateLtr(others.join("  "))] : [] },
  ];
}

/** Returns what a line would cost without its discount; nothing without one. */
export function beforeDiscount(
  { t, format }: Translation,
  { price, quantity, amount }: { price: Money | null; quantity: number; amount: Money | null },
): string[] {
  if (!price || !amount || price.amount * quantity <= amount.amount) return [];
  return [t("orders:detail.was", { amount: format.money({ ...amount, amount: price.amount * quantity }) })];
}
