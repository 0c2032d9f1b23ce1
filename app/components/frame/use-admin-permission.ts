import { useRouteLoaderData } from "react-router";
import { canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import type { SignedInData } from "../bar/use-bar";

/** May the person who is signed in change what the practice decides (D67)? Staff may not, and nobody outside the layout. */
export function useAdminPermission(): boolean {
  const signedIn = useRouteLoaderData<Pick<SignedInData, "user">>("routes/layouts/signed-in");
  return signedIn !== undefined && hasAdminPermission(signedIn.user);
}

/** May the person who is signed in search for recalled lots (D87)? */
export function useRecallPermission(): boolean {
  const signedIn = useRouteLoaderData<Pick<SignedInData, "user">>("routes/layouts/signed-in");
  return signedIn !== undefined && canSearchRecalls(signedIn.user);
}
