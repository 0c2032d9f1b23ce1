import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import type { PageHandle } from "~/components/frame/page-title";
import { OrderFormRefusal } from "~/components/patient-order/order-form-refusal-when-asked";
import { SolutionRemovalQuestion } from "~/components/solutions/solution-removal-question";
import { SolutionsForm } from "~/components/solutions/solutions-form";
import type { Route } from "./+types/solutions";
import { loadSolutionsPage } from "./load-solutions-page.server";
import { answerSolutionsForm } from "./solutions-action.server";

export const handle = { title: "solutions", i18n: ["solutions", "patientOrder", "cart", "catalogue"] } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSolutionsPage({ context, url });
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerSolutionsForm({ request, context, url });
}

export default function Solutions({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, present, carted, stamp } = loaderData;
  return (
    <SolutionsForm
      key={`${stamp} ${actionData?.stamp ?? ""}`}
      rows={rows}
      draft={actionData?.draft ?? loaderData.draft}
      view={actionData?.view ?? loaderData.view}
      present={present}
      carted={carted}
      mistakes={actionData?.mistakes ?? []}
      nothingTyped={actionData?.nothingTyped ?? false}
      searchMistake={actionData?.searchMistake}
    >
      {actionData?.refusal && <OrderFormRefusal refusal={actionData.refusal} />}
      {actionData && actionData.removals.length > 0 && (
        <SolutionRemovalQuestion removals={actionData.removals} entries={actionData.entries} />
      )}
      {actionData && actionData.clashes.length > 0 && <ClashQuestion clashes={actionData.clashes} entries={actionData.entries} />}
    </SolutionsForm>
  );
}
