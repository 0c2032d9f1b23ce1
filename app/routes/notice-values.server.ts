import type { RouterContextProvider } from "react-router";
import { packsOf } from "~/components/cart/use-cart-count";
import { packsText } from "~/components/orders/packs-text";
import { callsContext, sessionContext } from "~/context.server";
import { fullName, type PersonName } from "~/domain/person-name";
import { editionOf } from "~/editions/editions";
import { type CartLine, type CartPreorder, everyPreorder } from "~/forms/cart/cart-groups";
import { isolate } from "~/i18n/format/isolate";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";

type Context = Readonly<RouterContextProvider>;

/** The data of a preorder for a notice: its patient, and the lines that it names. */
type NoticedPreorder = Pick<CartPreorder, "patientFirst" | "patientLast"> & {
  lines: readonly Pick<CartLine, "productName" | "quantity" | "solutionId">[];
};

/** The number of products that a notice names; the others are counted. */
const namedProductsMax = 2;

/** Returns a person's name for a notice: in the order of the page's language (D5), isolated in the direction of its own script. */
export function noticeName(context: Context, person: PersonName): string {
  return isolate(fullName(person, context.get(i18nContext).language));
}

/** The variables of a notice's text; with a patient its `_patient` variant is used. */
type NoticeValues = { what: string } | { what: string; patient: string; context: "patient" };

/** Returns the variables of a notice about preorders of one patient, or without one: boxes or bottles, products, and the patient (D54). */
export function reportedLines(context: Context, preorders: readonly NoticedPreorder[]): NoticeValues {
  const { language } = context.get(i18nContext);
  const t = translateFor(language);
  const lines = preorders.flatMap((preorder) => preorder.lines);
  const names = [...new Set(lines.map(({ productName }) => isolate(productName)))];
  const more = names.length - namedProductsMax;
  const { list } = formatFor(language, marketOf(editionOf(context.get(sessionContext).tenant.countryCode)));
  const products = more > 0 ? `${names.slice(0, namedProductsMax).join(t("common:list.between"))} +${more}` : list(names);
  const quantity = packsText(t, [packsOf(lines)]);
  const what = t("cart:notices.lines", { quantity, products });
  const { patientFirst, patientLast } = preorders[0] ?? { patientFirst: null, patientLast: null };
  if (patientLast === null) return { what };
  return { what, patient: noticeName(context, { firstName: patientFirst ?? "", lastName: patientLast }), context: "patient" };
}

/** Returns the same for a preorder in the cart of the person's location, or for some of its lines; undefined when none is there. */
export async function noticePreorder(context: Context, preorderId: string, lineIds?: readonly string[]): Promise<NoticeValues | undefined> {
  const { locationId } = context.get(sessionContext);
  const cart = await context.get(callsContext).cart.populate({ locationId });
  const preorder = everyPreorder(cart).find(({ id }) => id === preorderId);
  const lines = preorder?.lines.filter(({ id }) => !lineIds || lineIds.includes(id)) ?? [];
  return preorder && lines.length > 0 ? reportedLines(context, [{ ...preorder, lines }]) : undefined;
}
