import { lazyPart } from "~/offline/scripts/later";

/** The question about clashes, loaded when the server's response requires it: no page shows it at first. */
export const ClashQuestion = lazyPart(
  () => import("./clash-question"),
  (part) => part.ClashQuestion,
);
