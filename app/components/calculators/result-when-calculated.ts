import { lazyPart } from "~/offline/scripts/later";

/** The result of a calculation, loaded when there is one. */
export const CalculatorResult = lazyPart(
  () => import("./calculator-result"),
  (part) => part.CalculatorResult,
);
