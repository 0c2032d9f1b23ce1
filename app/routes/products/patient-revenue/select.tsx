import { useLocation, useOutletContext } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { SelectDialog } from "~/components/patient-order/select-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { orderFormId } from "~/forms/patient-order/order-form";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/select";
import { dialogUrls } from "./dialog-urls";

export const handle = { modal: true, i18n: ["patientOrder"] } satisfies PageHandle;

/** Loads the search among the lenses of the form behind. */
export function loader({ url }: Route.LoaderArgs) {
  const { typed, mistakes } = parseTexts(url.searchParams, { q: text(100) });
  return answerTexts({ q: typed.q, mistake: mistakes?.q }, mistakes);
}

export default function Select({ loaderData }: Route.ComponentProps) {
  const { series } = useOutletContext<OrderPageData>();
  const location = useLocation();
  return (
    <SelectDialog {...loaderData} series={series} search={location.search} closeTo={dialogUrls(location).behind} formId={orderFormId} />
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
