import { useLocation, useOutletContext } from "react-router";
import { text } from "~/calls/text";
import { CalculatorDialog } from "~/components/calculators/calculator-dialog";
import type { PageHandle } from "~/components/frame/page-title";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { ModalFailure } from "~/components/ui/modal-failure";
import { calculatorFields, calculatorKinds, parseCalculation } from "~/forms/calculators/calculation";
import { orderFormId } from "~/forms/patient-order/order-form";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/calculate";
import { dialogUrls } from "./dialog-urls";
import { loadNearLenses } from "./load-near-lenses.server";

export const handle = { modal: true, i18n: ["patientOrder", "calculators"] } satisfies PageHandle;

/** Loads the input of a calculator, its result, and the nearest lenses of the series with their stock. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const fields = [...new Set(calculatorKinds.flatMap((kind) => calculatorFields[kind]))];
  const { typed, mistakes } = parseTexts(url.searchParams, Object.fromEntries(fields.map((field) => [field, text(12)])));
  const calculation = parseCalculation(url.searchParams, { typed, mistakes: mistakes ?? {} });
  const seriesId = url.searchParams.get("lens") ?? "";
  const lenses = await loadNearLenses(context, { seriesId, sought: calculation.result });
  return answerTexts({ calculation, seriesId, lenses }, Object.keys(calculation.mistakes).length > 0 ? calculation.mistakes : null);
}

export default function Calculate({ loaderData }: Route.ComponentProps) {
  const { series } = useOutletContext<OrderPageData>();
  const location = useLocation();
  const closeTo = dialogUrls(location, [...fieldNames]).behind;
  return <CalculatorDialog {...loaderData} series={series} search={location.search} closeTo={closeTo} formId={orderFormId} />;
}

/** The parameters of a calculator in its URL. */
const fieldNames = [
  ...["eye", "lens", "kind", "direction", "dominant", "ownPower", "ownCylinder", "ownAxis"],
  ...calculatorKinds.flatMap((kind) => calculatorFields[kind]),
];

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}
