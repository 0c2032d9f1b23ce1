import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** What was calculated, loaded when something was. */
export const CalculatorResult = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./calculator-result"))).CalculatorResult,
}));
