import { lazy } from "react";

/** What a refused grid shows, loaded when the server refuses it: no page shows it at first. */
export const ConflictQuestion = lazy(async () => ({ default: (await import("./conflict-question")).ConflictQuestion }));
export const GridRefusalNotice = lazy(async () => ({ default: (await import("./grid-refusal-notice")).GridRefusalNotice }));
export const RemovalQuestion = lazy(async () => ({ default: (await import("./removal-question")).RemovalQuestion }));
