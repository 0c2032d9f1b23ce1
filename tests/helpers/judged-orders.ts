import { canBeCompleted } from "~/domain/lens/lens-exists";
import { checkPrescription } from "~/domain/prescription/check-prescription";
import type { Finding } from "~/domain/prescription/finding";
import { type Mutation, mutatedOrder, mutations } from "./order-mutations";
import { type RepeatOrder, repeatOrder, seriesById, type TypedEyes } from "./repeat-orders";

/** What the rules find in a generated order. */
export function findingsOf({ today, dob, lenses, trials }: RepeatOrder, order: TypedEyes): Finding[] {
  return checkPrescription(
    { purchaseType: "Revenue", startDate: null, expirationDate: null, ...order },
    {
      ...{ today, dob, lenses, trials, knownUntil: null },
      seriesOf: (seriesId) => seriesById.get(seriesId) ?? null,
      additionsOf: (seriesId) => seriesById.get(seriesId)?.rxParameterRestrictions.flatMap(({ values }) => values.addition ?? []) ?? [],
      isMade: (seriesId, values) => {
        const series = seriesById.get(seriesId);
        return series !== undefined && canBeCompleted(series, values);
      },
    },
  );
}

/** How many orders of a sort were judged, and how many of them have a finding; `kinds` counts the findings by kind. */
export type Judged = { sort: Mutation | "controls"; orders: number; warned: number; kinds: Map<string, number> };

/** So many mutated orders in even shares, and as many that are right, each judged; mutations that do not count are made of later numbers. */
export function judgeOrders(total: number): Judged[] {
  const controls = judged("controls", total, (order) => order.order);
  return [
    ...mutations.map((mutation) =>
      judged(mutation, Math.ceil(total / mutations.length), (order, number) => mutatedOrder(order, mutation, number)),
    ),
    controls,
  ];
}

function judged(sort: Judged["sort"], wanted: number, typedOf: (order: RepeatOrder, number: number) => TypedEyes | null): Judged {
  const result: Judged = { sort, orders: 0, warned: 0, kinds: new Map() };
  for (let number = 0; result.orders < wanted; number += 1) {
    const repeated = repeatOrder(number);
    const typed = typedOf(repeated, number);
    if (!typed) continue;
    const found = findingsOf(repeated, typed);
    result.orders += 1;
    result.warned += found.length > 0 ? 1 : 0;
    for (const { kind } of found) result.kinds.set(kind, (result.kinds.get(kind) ?? 0) + 1);
  }
  return result;
}
