import type { Answers } from "~/calls/answers";
import type { PersonName } from "~/domain/person-name";

/** A receipt as the calls return it (D24). */
export type Receipt = Answers["cart"]["readReceipt"]["receipt"];

/**
 * Details of the placed orders that the receipt lacks; the patient is null when an order has none, the partner number is the location's.
 */
export type PlacedDetails = {
  orderId: string;
  name: PersonName | null;
  customerId: string | null;
  placedBy: string;
  bpn: string;
  shipTo: { code: string | null; name: string; street: string; city: string; zip: string; shipping: string };
};
