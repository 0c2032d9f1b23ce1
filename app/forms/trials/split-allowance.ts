import type { TrialAllowance } from "~/forms/patient-order/order-form";

type Limit = TrialAllowance["limits"][number];

/**
 * Returns how many trials of a series the practice may still add: for all powers together, as the list of trials shows it, and for one
 * power (D20). When a limit is absent, the tightest one is used for both.
 */
export function splitAllowance({ left, limits }: TrialAllowance): { inTotal: Pick<Limit, "left" | "max">; ofPower: Limit | null } {
  const of = (reason: string) => limits.find((limit) => limit.reason === reason) ?? null;
  return { inTotal: of("exceedsRevenueTimesMultiplier") ?? { left, max: limits[0]?.max ?? 0 }, ofPower: of("exceedsPowerAllowance") };
}
