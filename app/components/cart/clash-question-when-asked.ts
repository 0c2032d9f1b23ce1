import { lazy } from "react";

/** The question about clashes, loaded when the server's answer asks it: no page shows it at first. */
export const ClashQuestion = lazy(async () => ({ default: (await import("./clash-question")).ClashQuestion }));
