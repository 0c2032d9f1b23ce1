import { leave } from "~/db/leave.server";
import { signedIn } from "../access.server";
import { errorOf } from "../error-of.server";
import { forgetForms } from "../session/own-kept-forms.server";
import { syncPreorders } from "./sync-preorders.server";

/** Adds preorders of the portal to the open cart, or replaces them; see syncPreorders. */
export const syncCart = signedIn.cart.sync.handler(async ({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  const { answering } = await context.withTenant(async (db) => {
    const synced = await syncPreorders(db, context, { ...input, origin: "portal" });
    if (!synced.permitted) throw errorOf(errors, synced);
    if (input.submittedForm) await leave(db, forgetForms(db, context.person, submittedForms(input.submittedForm, input.preorders)));
    return synced;
  });
  return answering;
});

/** Returns which drafts a submission saves: the one it names, and those of its preorders; a stock order has one for each series. */
const submittedForms = ({ path, subject }: { path: string; subject: string }, preorders: readonly { id: string }[]) => ({
  path,
  subjects: [subject, ...preorders.map(({ id }) => id)],
});
