import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** The draft beside the cart loads behind the grid, and the server's page shows both at once. */
const loaded = () => retryUntilLoaded(() => import("./grid-draft-panel"));
export const DraftPanel = lazy(async () => ({ default: (await loaded()).DraftPanel }));
export const DraftTally = lazy(async () => ({ default: (await loaded()).DraftTally }));
