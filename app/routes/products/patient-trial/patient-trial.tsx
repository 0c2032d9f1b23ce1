import { Outlet } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { OrderFormView } from "~/components/patient-order/order-form-view";
import { useOrderPage } from "~/components/patient-order/order-page-data";
import { BehindModal } from "~/components/ui/behind-modal";
import { loadOrderPage } from "../patient-revenue/load-order-page.server";
import { answerOrderForm } from "../patient-revenue/order-action.server";
import type { Route } from "./+types/patient-trial";

export const handle = { title: "patientTrial", i18n: ["patientOrder", "trials", "patients", "cart", "prescription"] } satisfies PageHandle;

/** Loads the order of trial lenses for one patient (D19: two in all); see loadOrderPage for the URL's parameters. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadOrderPage({ context, url }, "Trial");
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerOrderForm({ request, context, url }, "Trial");
}

export default function PatientTrial({ loaderData, actionData }: Route.ComponentProps) {
  const data = useOrderPage(loaderData);
  return (
    <>
      <BehindModal>
        <OrderFormView key={(actionData?.state ?? data.state).stamp} data={data} answer={actionData} />
      </BehindModal>
      <Outlet context={data} />
    </>
  );
}
