import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** The plot of a usual month loads behind the grid; the server's page shows it at once. */
export const UsualPlot = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./usual-plot"))).UsualPlot }));
