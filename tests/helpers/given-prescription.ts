import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";
import type { WornLens } from "~/domain/patient/worn-lens";
import type { Finding, FindingPatient, WantedLens, WantedOrder } from "~/domain/prescription/finding";

export const today = "2026-11-24";
export const lens = (values: LensValues, changes: Partial<WantedLens> = {}): WantedLens => ({
  ...{ seriesId: "toric", values: { baseCurve: 8.7, diameter: 14.5, ...values }, packSize: 6, quantity: 2 },
  ...changes,
});
export const worn = (eye: Eye, values: LensValues, changes: Partial<WornLens> = {}): WornLens => ({
  ...{ orderId: "earlier", eye, seriesId: "toric", productName: "Toric", packSize: 6, quantity: 2 },
  ...{ values: { baseCurve: 8.7, diameter: 14.5, ...values }, orderedOn: "2025-11-16", arrivesOn: "2025-11-18" },
  ...changes,
});
export const known = (lenses: WornLens[], changes: Partial<FindingPatient> = {}): FindingPatient => ({
  ...{ today, dob: "1994-03-12", lenses, trials: [], knownUntil: null },
  seriesOf: (seriesId) => ({
    modality: "monthly",
    matchHistory: seriesId === "toric 2" ? ["toric"] : [],
    trialReference: `${seriesId} trial`,
  }),
  additionsOf: () => [1, 1.5, 2, 2.5],
  isMade: () => true,
  ...changes,
});
export const order = (eyes: Partial<Record<Eye, WantedLens>>, changes: Partial<WantedOrder> = {}): WantedOrder => ({
  ...{ purchaseType: "Revenue", startDate: null, expirationDate: null, right: null, left: null },
  ...eyes,
  ...changes,
});
export const kinds = (found: readonly Finding[]) => found.map(({ kind }) => kind);

export const before = { power: -3, cylinder: -1.25, axis: 180 };
