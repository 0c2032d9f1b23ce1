import { signedIn } from "../access.server";
import { syncPreorders } from "../cart/sync-preorders.server";
import { errorOf } from "../error-of.server";

/**
 * Receives preorders made in other systems; their kinds may be ones that the portal does not make itself. They are in the cart next to what
 * is there and are never merged with it, so that the other system finds them again by their ids.
 */
export const receivePreorders = signedIn.preorders.receive.handler(async ({ input, context, errors }) => {
  if (!context.person.locationIds.includes(input.locationId)) throw errors.notFound();
  const { answering } = await context.withTenant(async (db) => {
    const synced = await syncPreorders(db, context, { ...input, onClash: "apart", origin: "received" });
    if (!synced.permitted) throw errorOf(errors, synced);
    return synced;
  });
  return answering;
});
