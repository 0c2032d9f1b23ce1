import type { PersonName } from "~/domain/person-name";
import { type CartLine, type CartPreorder, everyPreorder } from "./cart-groups";
import type { PopulatedCart } from "./populated-cart";

/** The new quantity of one line in a remedy; 0 removes the line. */
export type LineChange = { preorderId: string; lineId: string; quantity: number };

export const trialReasons = [
  "exceedsRevenueTimesMultiplier",
  "exceedsPowerAllowance",
  "exceedsOtherPowers",
  "exceedsPatientTrials",
  "noMatchingTrialBySeriesId",
  "noMatchingRevenueByTrialReference",
  "revenueMissing",
] as const;
export type TrialProblemReason = (typeof trialReasons)[number];

export type LineCause = "soldOut" | "limited" | "callCustomerService" | "unavailable";

export type ShippingReason = NonNullable<CartPreorder["shippingRefusal"]>;

type Common = {
  id: string;
  /** The lines concerned, for marking them. */
  lineIds: string[];
};

/** A problem that prevents ordering the cart, and what resolves it. */
export type CartProblem =
  | (Common & {
      kind: "trial";
      reason: TrialProblemReason;
      productName: string;
      patient: PersonName | null;
      /** In dioptres; null for all powers together. */
      power: number | null;
      quantity: number;
      max: number;
      /** Reduces the trials to what is allowed. */
      changes: LineChange[];
    })
  | (Common & { kind: "line"; cause: LineCause; preorder: CartPreorder; line: CartLine })
  | (Common & { kind: "shipping"; reason: ShippingReason; preorder: CartPreorder })
  | (Common & { kind: "tooMany"; quantity: number; max: number });

type CartEntry = { preorder: CartPreorder; line: CartLine };

/**
 * Returns everything to resolve before this cart can be ordered: trials (D19), what cannot be shipped, unavailable lines, too many items
 * (D21).
 */
export function findCartProblems(cart: PopulatedCart): CartProblem[] {
  const active = everyPreorder(cart).filter(({ status }) => status === "active");
  const entries = active.flatMap((preorder) => preorder.lines.map((line) => ({ preorder, line })));
  const trials = entries.filter(({ preorder }) => preorder.merchandise.purchaseType === "Trial");
  return [
    ...productTrials(cart, trials),
    ...patientTrials(cart, trials),
    ...unshippable(active),
    ...unorderable(entries),
    ...tooMany(cart),
  ];
}

function productTrials({ invalidItems }: PopulatedCart, trials: CartEntry[]): CartProblem[] {
  const ofPower = (trial: CartEntry, power: number | null) =>
    power === null || (typeof trial.line.values.power === "number" && Math.round(trial.line.values.power * 100) === power);
  const entriesOf = ({ seriesId, power, preorderIds }: PopulatedCart["invalidItems"][number]) =>
    trials.filter((trial) => trial.line.seriesId === seriesId && preorderIds.includes(trial.preorder.id) && ofPower(trial, power));

  // Powers that are not ordered as boxes share one allowance, so each may be within it while together they are not.
  const sharing = (item: PopulatedCart["invalidItems"][number]) =>
    item.reason === "exceedsPowerAllowance" && item.quantity <= item.maxQuantity;
  const sharedSeries = [...new Set(invalidItems.filter(sharing).map(({ seriesId }) => seriesId))];

  const single = invalidItems
    .filter((item) => !sharing(item))
    .map((item) => {
      const power = item.power === null ? null : item.power / 100;
      return trialProblem(`trial-${item.seriesId}-${item.power}-${item.reason}`, item.reason, item.maxQuantity, entriesOf(item), { power });
    });
  const shared = sharedSeries.map((seriesId) => {
    const items = invalidItems.filter((item) => item.seriesId === seriesId && sharing(item));
    return trialProblem(`trial-${seriesId}-others`, "exceedsOtherPowers", items[0]?.maxQuantity ?? 0, items.flatMap(entriesOf));
  });
  return [...single, ...shared];
}

function patientTrials({ invalidPatientItems }: PopulatedCart, trials: CartEntry[]): CartProblem[] {
  return invalidPatientItems.map(({ patientId, reason, maxQuantity, preorderIds }) => {
    const entries = trials.filter(({ preorder }) => preorder.patientId === patientId && preorderIds.includes(preorder.id));
    const { patientFirst, patientLast } = entries[0]?.preorder ?? { patientFirst: null, patientLast: null };
    const patient = { firstName: patientFirst ?? "", lastName: patientLast ?? "" };
    return trialProblem(`patient-${patientId}-${reason}`, reason, maxQuantity, entries, { patient });
  });
}

function trialProblem(
  id: string,
  reason: string,
  max: number,
  entries: CartEntry[],
  more: { power?: number | null; patient?: PersonName | null } = {},
): CartProblem {
  return {
    id,
    kind: "trial",
    reason: trialReasons.find((known) => known === reason) ?? "revenueMissing",
    productName: entries[0]?.line.productName ?? "",
    patient: more.patient ?? null,
    power: more.power ?? null,
    quantity: entries.reduce((sum, { line }) => sum + line.quantity, 0),
    max,
    changes: reduceTo(max, entries),
    lineIds: entries.map(({ line }) => line.id),
  };
}

/** Returns changes that keep the first trials up to the allowed number and remove the rest. */
function reduceTo(max: number, entries: CartEntry[]): LineChange[] {
  let left = max;
  return entries.flatMap(({ preorder, line }) => {
    const quantity = Math.min(line.quantity, left);
    left -= quantity;
    return quantity === line.quantity ? [] : [{ preorderId: preorder.id, lineId: line.id, quantity }];
  });
}

/** Returns a problem for each preorder that cannot be shipped to the patient, however many lines it has. */
function unshippable(preorders: CartPreorder[]): CartProblem[] {
  return preorders.flatMap((preorder) =>
    preorder.shippingRefusal === null
      ? []
      : [
          {
            id: `shipping-${preorder.id}`,
            kind: "shipping",
            reason: preorder.shippingRefusal,
            preorder,
            lineIds: preorder.lines.map(({ id }) => id),
          },
        ],
  );
}

function unorderable(entries: CartEntry[]): CartProblem[] {
  return entries
    .filter(({ preorder, line }) => !line.orderable && (preorder.shippingRefusal === null || isKnownCause(line.stock.status)))
    .map(({ preorder, line }) => ({
      id: `line-${line.id}`,
      kind: "line",
      cause: causeOf(line),
      preorder,
      line,
      lineIds: [line.id],
    }));
}

const causeOf = ({ stock }: CartLine): LineCause => (isKnownCause(stock.status) ? stock.status : "unavailable");

function isKnownCause(status: CartLine["stock"]["status"]): status is Exclude<LineCause, "unavailable"> & typeof status {
  return status === "soldOut" || status === "limited" || status === "callCustomerService";
}

function tooMany({ cart }: PopulatedCart): CartProblem[] {
  if (!cart || cart.itemsQuantity <= cart.maxItems) return [];
  return [{ id: "too-many", kind: "tooMany", quantity: cart.itemsQuantity, max: cart.maxItems, lineIds: [] }];
}
