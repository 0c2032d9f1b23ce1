import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** The question about clashes, loaded when the server's response requires it: no page shows it at first. */
export const ClashQuestion = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./clash-question"))).ClashQuestion }));
