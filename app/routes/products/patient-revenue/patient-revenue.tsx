import { Outlet } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { OrderFormView } from "~/components/patient-order/order-form-view";
import { useOrderPage } from "~/components/patient-order/order-page-data";
import { BehindModal } from "~/components/ui/behind-modal";
import type { Route } from "./+types/patient-revenue";
import { loadOrderPage } from "./load-order-page.server";
import { answerOrderForm } from "./order-action.server";

export const handle = { title: "patientRevenue", i18n: ["patientOrder", "patients", "cart", "prescription"] } satisfies PageHandle;

/** Loads the order of lenses for one patient; see loadOrderPage for the URL's parameters. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadOrderPage({ context, url }, "Revenue");
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerOrderForm({ request, context, url }, "Revenue");
}

export default function PatientRevenue({ loaderData, actionData }: Route.ComponentProps) {
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
