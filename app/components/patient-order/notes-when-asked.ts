import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** Why the chosen values cannot be made, loaded when they first cannot. */
export const ImpossibleNote = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./impossible-note"))).ImpossibleNote }));

/** Which order filled the form, loaded when one did. */
export const RepeatedNotice = lazy(async () => ({ default: (await retryUntilLoaded(() => import("./repeated-notice"))).RepeatedNotice }));
