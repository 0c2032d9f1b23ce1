import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { isUuid } from "~/domain/is-uuid";
import { preorderAnswersOf } from "~/services/cart/preorder-answer.server";
import { signedIn } from "../access.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { findSentBefore } from "../cart/find-sent-before.server";
import { loadAppraisedCart } from "../cart/load-appraised-cart.server";
import { findOwnForms } from "../session/own-kept-forms.server";

/** Returns what a lens form can start from: the person's saved drafts, or a preorder of the cart (D31). */
export const beginOrderForm = signedIn.orderForms.begin.handler(({ input, context, errors }) => {
  const { person } = context;
  const { locationId, path, preorderId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const [forms, held] = await together(findOwnForms(db, context, path), findOpenCart(db, cartKeyOf(person, locationId)));
    const heldIds = held?.preorders.map(({ id }) => id) ?? [];
    const others = preorderIdsOf(forms).filter((id) => !heldIds.includes(id));
    const cartedIds = [...heldIds, ...((await findSentBefore(db, person, others)) ?? [])];
    if (!held || preorderId === undefined || !heldIds.includes(preorderId)) return { forms, preorder: null, cartedIds };
    const answered = preorderAnswersOf(await loadAppraisedCart(db, context, held), context);
    return { forms, preorder: answered.find(({ id }) => id === preorderId) ?? null, cartedIds };
  });
});

type Form = Awaited<ReturnType<typeof findOwnForms>>[number];

/** Returns the ids of the preorders that drafts would add or change. */
const preorderIdsOf = (forms: readonly Form[]) =>
  forms.flatMap(({ entries }) => entries.flatMap(([name, value]) => (name === "preorder" && isUuid(value) ? [value] : [])));
