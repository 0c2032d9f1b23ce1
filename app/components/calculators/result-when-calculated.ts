import { lazy } from "react";
import { retryUntilLoaded } from "~/offline/connection";

/** The result of a calculation, loaded when there is one. */
export const CalculatorResult = lazy(async () => ({
  default: (await retryUntilLoaded(() => import("./calculator-result"))).CalculatorResult,
}));
