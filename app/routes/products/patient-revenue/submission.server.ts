import type { RouterContextProvider } from "react-router";
import type { OrderPurchase } from "~/components/patient-order/order-form";
import type { OrderSeries } from "~/components/patient-order/order-series";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import type { Eye } from "~/domain/order/order-lines";

import type { OrderFacts } from "./read-order-facts.server";

/** The form of a patient's order as it was sent. */
export type Submission = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  purchase: OrderPurchase;
  draft: PatientDraft;
  series: readonly OrderSeries[];
  facts: OrderFacts;
  entries: [string, string][];
  /** Only this eye is added. */
  only?: Eye;
};
