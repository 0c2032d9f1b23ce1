import { signedIn } from "../access.server";
import { syncPreorders } from "./sync-preorders.server";

/** Adds preorders of the portal to the open cart, or replaces them; see syncPreorders. */
export const syncCart = signedIn.cart.sync.handler(({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  return context.withTenant((db) => syncPreorders(db, { ...context, errors }, { ...input, origin: "portal" }));
});
