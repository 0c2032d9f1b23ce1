import { expect, test } from "vitest";
import { itemOfOrder } from "~/components/patient-order/wait-with-order";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
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
