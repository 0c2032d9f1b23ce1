import { lazyPart } from "~/offline/scripts/later";

/** The plot of a usual month loads behind the grid; the server's page shows it at once. */
export const UsualPlot = lazyPart(
  () => import("./usual-plot"),
  (part) => part.UsualPlot,
);
