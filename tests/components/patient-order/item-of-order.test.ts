import { expect, test } from "vitest";
import { itemOfOrder } from "~/components/patient-order/wait-with-order";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { emptyDraft } from "~/forms/patient-order/patient-draft";

test.each([
  ["Revenue", "/products/patient-revenue"],
  ["Trial", "/products/patient-trial"],
] as const)("an order that waits (%s) deletes its draft on the server when it is sent (D31)", (purchase, path) => {
  const draft = { ...emptyDraft("patient", () => "line"), preorderId: "order" };
  const eyes = { right: eyeStateOf("right", draft.eyes.right, []), left: eyeStateOf("left", draft.eyes.left, []) };
  const { call } = itemOfOrder({ purchase, draft, eyes }, "harbour", 0);
  expect(call).toMatchObject({ name: "sync", input: { submittedForm: { path, subject: "order" } } });
});

test("an order that waits names its lens by the private label (D14)", () => {
  const labelled = {
    ...{ id: "il-myday", seriesNumber: 1, edition: "IL", name: "MyDay", displayName: "House Daily", packs: [], promotions: [] },
    ...{ rxParameterRestrictions: [{ values: { power: [-3] }, packSizes: [90] }], parameterSortOrder: [] },
  } as unknown as OrderSeries;
  const empty = emptyDraft("patient", () => "line");
  const chosen = { power: -3, packSize: 90 };
  const right = { ...empty.eyes.right, seriesId: "il-myday", chosen, quantity: "2" };
  const draft = { ...empty, eyes: { ...empty.eyes, right } };
  const eyes = { right: eyeStateOf("right", right, [labelled]), left: eyeStateOf("left", draft.eyes.left, []) };
  expect(itemOfOrder({ purchase: "Revenue", draft, eyes }, "harbour", 0).lines.map(({ name }) => name)).toEqual(["House Daily"]);
});
