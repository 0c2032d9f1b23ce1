import { useRouteLoaderData } from "react-router";

type SignedIn = { user: { _id: string }; locationId: string };

/** Returns who is signed in, and at which location; null on public pages. */
export function usePerson(): { personId: string; locationId: string } | null {
  const loaded = useRouteLoaderData<() => SignedIn>("routes/layouts/signed-in");
  return loaded ? { personId: loaded.user._id, locationId: loaded.locationId } : null;
}
