import type { Answers, Inputs } from "~/calls/answers";
import type { Calls } from "~/context.server";

type Carted = Answers["cart"]["populate"]["preordersPatient"][number];
type Sent = Inputs["cart"]["sync"]["preorders"][number];

/** Lets a patient's order go to the practice instead of the patient; everything else of it stays. One that is gone is left as it is. */
export async function sendToPractice({ cart, session }: Calls, preorderId: string): Promise<void> {
  const { locationId } = await session.read();
  const { preordersPatient } = await cart.populate({ locationId });
  const preorder = preordersPatient.find(({ id }) => id === preorderId);
  if (preorder) await cart.sync({ locationId, preorders: [toPractice(preorder)] });
}

function toPractice({ id, revision, orderType, patientId, note, promotionId, replacesOrderId, merchandise, lines }: Carted): Sent {
  const lineOf = (side: "right" | "left") => {
    const line = lines.find(({ eye }) => eye === side);
    if (!line) return null;
    const { values, productId, packSize, quantity } = line;
    return { ...values, id: line.id, seriesId: line.seriesId ?? "", productId, packSize, quantity };
  };
  const { purchaseType, rx } = merchandise;
  return {
    ...{ id, revision, orderType, patientId, note, promotionId, replacesOrderId },
    dispensingPreference: "DispenseFromOffice",
    shippingAddressId: null,
    merchandise: {
      purchaseType,
      rx: {
        startDate: rx?.startDate ?? null,
        expirationDate: rx?.expirationDate ?? null,
        right: lineOf("right"),
        left: lineOf("left"),
      },
    },
  };
}
