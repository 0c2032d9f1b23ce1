import { lazyPart } from "~/offline/scripts/later";

/** The plot of a usual month; its code loads after the grid, and the server's page has it from the start. */
export const UsualPlot = lazyPart(
  () => import("./usual-plot"),
  (part) => part.UsualPlot,
);
