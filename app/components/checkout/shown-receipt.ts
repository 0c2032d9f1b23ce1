import type { Answers } from "~/calls/answers";
import type { PersonName } from "~/domain/person-name";

/** A receipt as the calls answer it (D24). */
export type Receipt = Answers["cart"]["readReceipt"]["receipt"];

/** What the placed order says beside its receipt; the patient is null where it has none, the partner number is of the location. */
export type PlacedFacts = {
  orderId: string;
  name: PersonName | null;
  placedBy: string;
  bpn: string;
  shipTo: { code: string | null; name: string; street: string; city: string; zip: string; shipping: string };
};
