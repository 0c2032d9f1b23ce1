import { href, redirect } from "react-router";
import { setAddress } from "~/forms/fitting/fitting-form";
import type { Route } from "./+types/begin";

/** Redirects to the wanted packs of the chosen trial series. */
export function loader({ url }: Route.LoaderArgs) {
  const seriesId = url.searchParams.get("series");
  return redirect(seriesId ? `${setAddress(seriesId.slice(0, 80))}/wanted` : href("/products/fitting-sets"));
}
