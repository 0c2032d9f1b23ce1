import { lazyPart } from "~/offline/scripts/later";

/** What a refused grid shows, and what a scan led to: loaded when it is needed, no page shows it at first. */
export const ConflictQuestion = lazyPart(
  () => import("./conflict-question"),
  (part) => part.ConflictQuestion,
);
export const GridRefusalNotice = lazyPart(
  () => import("./grid-refusal-notice"),
  (part) => part.GridRefusalNotice,
);
export const LensRemovalQuestion = lazyPart(
  () => import("./lens-removal-question"),
  (part) => part.LensRemovalQuestion,
);
export const RestoreCleared = lazyPart(
  () => import("./restore-cleared"),
  (part) => part.RestoreCleared,
);
export const ScannedStrip = lazyPart(
  () => import("../scan/scanned-strip"),
  (part) => part.ScannedStrip,
);
