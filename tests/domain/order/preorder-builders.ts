import type { LensLine, Preorder, Rx, SolutionLine } from "~/domain/order/preorder";

/** One lens line; everything that a case does not name is plain. */
export function lens(id: string, given: Partial<LensLine> = {}): LensLine {
  return { id, seriesId: "myday", productId: null, packSize: 30, values: { power: -3 }, quantity: 1, ...given };
}

const plain = {
  revision: 1,
  locationId: "north",
  patientId: null,
  shippingAddressId: null,
  dispensingPreference: "DispenseFromOffice",
  note: "",
  status: "active",
  promotionId: null,
  replacesOrderId: null,
  receivedFrom: null,
} as const;

export function stock(id: string, lines: LensLine[], given: Partial<Preorder> = {}): Preorder {
  return { ...plain, id, orderType: "Stock", merchandise: { category: "ContactLenses", purchaseType: "Revenue", lines }, ...given };
}

export function officeTrial(id: string, lines: LensLine[], given: Partial<Preorder> = {}): Preorder {
  return { ...plain, id, orderType: "Trial", merchandise: { category: "ContactLenses", purchaseType: "Trial", lines }, ...given };
}

export function promotion(id: string, lines: LensLine[], given: Partial<Preorder> = {}): Preorder {
  return { ...stock(id, lines), orderType: "DiscountedPromotional", ...given };
}

export function patient(id: string, patientId: string, eyes: Partial<Rx>, given: Partial<Preorder> = {}): Preorder {
  const rx = { startDate: null, expirationDate: null, right: null, left: null, ...eyes };
  return {
    ...plain,
    id,
    patientId,
    orderType: "Patient",
    merchandise: { category: "ContactLenses", purchaseType: "Revenue", rx },
    ...given,
  };
}

export function patientTrial(id: string, patientId: string, eyes: Partial<Rx>, given: Partial<Preorder> = {}): Preorder {
  const rx = { startDate: null, expirationDate: null, right: null, left: null, ...eyes };
  return { ...plain, id, patientId, orderType: "Patient", merchandise: { category: "ContactLenses", purchaseType: "Trial", rx }, ...given };
}

export function solutions(id: string, lines: SolutionLine[], given: Partial<Preorder> = {}): Preorder {
  return {
    ...plain,
    id,
    orderType: "Solution",
    merchandise: { category: "Solutions", purchaseType: "Solution", solutions: lines },
    ...given,
  };
}
