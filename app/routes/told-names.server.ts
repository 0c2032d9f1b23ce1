import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { fullName, type PersonName } from "~/domain/person-name";
import { editionOf } from "~/editions/editions";
import { type CartLine, type CartPreorder, everyPreorder } from "~/forms/cart/cart-groups";
import { isolate } from "~/i18n/format/isolate";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";

type Context = Readonly<RouterContextProvider>;

/** What a notice needs to know of a preorder, or of those of its lines that it tells of. */
type Told = Pick<CartPreorder, "patientFirst" | "patientLast"> & {
  lines: readonly Pick<CartLine, "productName" | "quantity" | "solutionId">[];
};

/** So many products are named, the others counted. */
const mostNamed = 2;

/** A person as a notice names them: in the order of the page's language (D5), in the direction of the name's own letters. */
export function toldName(context: Context, person: PersonName): string {
  return isolate(fullName(person, context.get(i18nContext).language));
}

/** What a text of a notice takes: with a patient its form for one (`_patient`). */
type ToldValues = { what: string } | { what: string; patient: string; context: "patient" };

/** Preorders of one patient, or one without, as a notice names them: boxes or bottles, products, and for whom (D54). */
export function toldLines(context: Context, preorders: readonly Told[]): ToldValues {
  const { language } = context.get(i18nContext);
  const t = translateFor(language);
  const lines = preorders.flatMap((preorder) => preorder.lines);
  const names = [...new Set(lines.map(({ productName }) => isolate(productName)))];
  const more = names.length - mostNamed;
  const { list } = formatFor(language, marketOf(editionOf(context.get(sessionContext).tenant.countryCode)));
  const products = more > 0 ? `${names.slice(0, mostNamed).join(t("common:list.between"))} +${more}` : list(names);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isSolution = lines.every(({ solutionId }) => solutionId !== null);
  const quantity = t(isSolution ? "common:units.bottles" : "common:units.boxes", { count });
  const what = t("cart:notices.lines", { quantity, products });
  const { patientFirst, patientLast } = preorders[0] ?? { patientFirst: null, patientLast: null };
  if (patientLast === null) return { what };
  return { what, patient: toldName(context, { firstName: patientFirst ?? "", lastName: patientLast }), context: "patient" };
}

/** The same of a preorder that is in the cart of the person's location now, or of some of its lines; undefined when it is not. */
export async function toldPreorder(context: Context, preorderId: string, lineIds?: readonly string[]): Promise<ToldValues | undefined> {
  const { locationId } = context.get(sessionContext);
  const cart = await context.get(callsContext).cart.populate({ locationId });
  const preorder = everyPreorder(cart).find(({ id }) => id === preorderId);
  if (!preorder) return undefined;
  return toldLines(context, [{ ...preorder, lines: preorder.lines.filter(({ id }) => !lineIds || lineIds.includes(id)) }]);
}
