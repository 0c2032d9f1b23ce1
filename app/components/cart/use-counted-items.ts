import { useRouteLoaderData } from "react-router";
import type { SignedInData } from "~/components/bar/use-bar";

/** Returns how many items the cart of this location holds, before its contents are there; 0 when they could not be counted. */
export const useCountedItems = (): number =>
  useRouteLoaderData<Pick<SignedInData, "cartQuantity">>("routes/layouts/signed-in")?.cartQuantity ?? 0;
