import type { PlacedDetails, Receipt } from "~/components/checkout/shown-receipt";

export const ils = (amount: number) => ({ amount, currency: "ILS" as const });

const order: Receipt["orders"][number] = {
  ...{ id: "o1", preOrderId: "p1", confirmationNum: "EIN-1042-000318", orderType: "Patient", purchaseType: "Revenue", patientId: "t1" },
  ...{ productNames: ["Biofinity Toric"], boxesQuantity: 3, promisedDay: "2026-11-25", changeableUntil: new Date("2026-11-24T12:35:00Z") },
  ...{ net: ils(47_100), gross: ils(55_578), transactions: [] },
  products: [
    {
      ...{ productName: "Biofinity Toric", packSize: 6, quantity: 3, unit: "boxes", linesQuantity: 2, amount: ils(44_400) },
      ...{ discount: ils(0), promotion: null, priceStep: null },
      arrivals: [{ quantity: 3, day: "2026-11-25", isLater: false, toPatient: true }],
      lenses: [
        {
          eye: "right",
          values: { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 },
          ...{ quantity: 2, price: ils(14_800), amount: ils(29_600) },
        },
        { eye: "left", values: { power: 1.5, addition: 2 }, quantity: 1, price: ils(14_800), amount: ils(14_800) },
      ],
    },
  ],
};

/** A receipt of one patient's order, two toric and one multifocal lens, sent to the patient. */
export const givenReceipt: Receipt = {
  ...{ cartId: "c", cartConfirmationNum: "EIN-1042-000317", placedAt: new Date("2026-11-24T12:05:00Z"), locationId: "l" },
  ...{ changeableUntil: new Date("2026-11-24T12:35:00Z"), boxesQuantity: 3, approval: null, cheaper: [], notReplaced: [], orders: [order] },
  sums: {
    ...{ lenses: ils(44_400), solutions: ils(0), discount: ils(0), fee: ils(2700), net: ils(47_100), vat: ils(8478), gross: ils(55_578) },
    ...{ vatRateBasisPoints: 1800, pricesIncludeVat: false },
  },
};

/** What its order says beside it. */
export const givenPlaced: PlacedDetails = {
  ...{ orderId: "o1", name: { firstName: "Tamar", lastName: "Oren" }, customerId: "E-20418", placedBy: "Noa Shalev", bpn: "4100-2207" },
  shipTo: { code: null, name: "Tamar Oren", street: "3 Mole Street", city: "Haifa", zip: "3300007", shipping: "DAY" },
};
