import type { TrialAllowance } from "~/forms/patient-order/order-form";

type Limit = TrialAllowance["limits"][number];

/**
 * What may still be tried of a series for the practice: of all powers together, as the list of trials says it, and of one power (D20).
 * Where neither limit says something, the tightest one stands for both.
 */
export function splitAllowance({ left, limits }: TrialAllowance): { inTotal: Pick<Limit, "left" | "max">; ofPower: Limit | null } {
  const of = (reason: string) => limits.find((limit) => limit.reason === reason) ?? null;
  return { inTotal: of("exceedsRevenueTimesMultiplier") ?? { left, max: limits[0]?.max ?? 0 }, ofPower: of("exceedsPowerAllowance") };
}
