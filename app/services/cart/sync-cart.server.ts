import { signedIn } from "../access.server";
import { forgetForm } from "../session/kept-forms.server";
import { syncPreorders } from "./sync-preorders.server";

/** Adds preorders of the portal to the open cart, or replaces them; see syncPreorders. */
export const syncCart = signedIn.cart.sync.handler(({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.withTenant(async (db) => {
    const answer = await syncPreorders(db, { ...context, errors }, { ...input, origin: "portal" });
    if (input.submittedForm) await forgetForm(db, context.person, input.submittedForm);
    return answer;
  });
});
