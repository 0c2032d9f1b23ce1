import { useRouteLoaderData } from "react-router";
import { hasAdminPermission } from "~/domain/account/permissions";
import type { SignedInData } from "./use-bar";

/** May the person who is signed in change what the practice decides (D67)? Staff may not, and nobody outside the layout. */
export function useAdminPermission(): boolean {
  const signedIn = useRouteLoaderData<Pick<SignedInData, "user">>("routes/layouts/signed-in");
  return signedIn !== undefined && hasAdminPermission(signedIn.user);
}
