import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** What a refused grid shows, and what a scan led to: loaded when it is needed, no page shows it at first. */
export const ConflictQuestion = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./conflict-question"))).ConflictQuestion,
}));
export const GridRefusalNotice = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./grid-refusal-notice"))).GridRefusalNotice,
}));
export const LensRemovalQuestion = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./lens-removal-question"))).LensRemovalQuestion,
}));
export const RestoreCleared = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./restore-cleared"))).RestoreCleared,
}));
export const ScannedStrip = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("../scan/scanned-strip"))).ScannedStrip,
}));
