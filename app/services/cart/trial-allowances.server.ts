import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import { type AllowanceQuestion, trialAllowance } from "~/domain/trial/trial-allowance";
import { signedIn } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { cartKeyOf } from "./cart-access.server";

/**
 * Returns how many more trials may be added to the person's open cart at a location (D20). A cart that does not exist yet is empty; a
 * question without patient and series allows nothing.
 */
export const trialAllowances = signedIn.cart.trialAllowance.handler(({ input, context, errors }) => {
  const { person, edition } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const [{ seriesById }, held] = await together(
      loadCatalogue(db.tx, edition.code),
      findOpenCart(db, cartKeyOf(person, input.locationId)),
    );
    return { answers: input.questions.map((question) => trialAllowance(questionOf(question), held?.preorders ?? [], seriesById)) };
  });
});

type Asked = { patientId?: string; seriesId?: string; power?: number | string };

/** Returns a question in the shape of the rule. */
export function questionOf({ patientId, seriesId = "", power }: Asked): AllowanceQuestion {
  if (patientId === undefined) return { seriesId, power };
  return seriesId === "" ? { patientId } : { patientId, seriesId };
}
