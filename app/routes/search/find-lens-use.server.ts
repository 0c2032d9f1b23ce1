import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import { type Found, nothingFound } from "~/components/search/found";
import { callsContext } from "~/context.server";

/** Returns who wears a searched lens and what is on its way, in any of its packs. */
export async function findLensUse(
  context: Readonly<RouterContextProvider>,
  { lenses, values }: Answers["catalogue"]["suggest"],
): Promise<Found["lensUse"]> {
  const seriesIds = [...new Set(lenses.map(({ seriesId }) => seriesId))];
  if (seriesIds.length === 0 || values === null) return nothingFound.lensUse;
  return context.get(callsContext).orders.lensUse({ seriesIds, values });
}
