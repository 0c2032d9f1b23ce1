import { useRouteLoaderData } from "react-router";
import { canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import type { SignedInData } from "../bar/use-bar";

/** Returns whether the signed-in person may change the practice's settings (D67); false for staff and outside the layout. */
export function useAdminPermission(): boolean {
  const signedIn = useRouteLoaderData<Pick<SignedInData, "user">>("routes/layouts/signed-in");
  return signedIn !== undefined && hasAdminPermission(signedIn.user);
}

/** Returns whether the signed-in person may search for recalled lots (D87). */
export function useRecallPermission(): boolean {
  const signedIn = useRouteLoaderData<Pick<SignedInData, "user">>("routes/layouts/signed-in");
  return signedIn !== undefined && canSearchRecalls(signedIn.user);
}
