import { isDefinedError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import type { MarketExample } from "~/components/new-practice/new-location-fields";
import { NewPracticeForm } from "~/components/new-practice/new-practice-form";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, noticeContext } from "~/context.server";
import { findNewPracticeMistakes, newLocationsMax } from "~/domain/account/find-new-practice-mistakes";
import { type EditionCode, editionCodes } from "~/domain/edition";
import { editionOf } from "~/editions/editions";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { keptValues, parseSubmission } from "~/middleware/read-form.server";
import { fieldErrorsOf, replyWithAll, typedNewPractice } from "~/routes/settings/typed-practice.server";
import type { Route } from "./+types/new-practice";
import { marketOf } from "./market-of.server";
import { newPracticeForm, newPracticeInput } from "./new-practice-form.server";

export const handle = { title: "newPractice", i18n: ["newPractice", "operator", "settings"] } satisfies PageHandle;

/** Loads the form of a new practice, empty with its id or as typed before (D31), and the formats of postcodes and numbers in each market. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = await loadKeptForm({ url, context });
  const empty = { tenantId: newId(), edition: marketOf(context, url), locations: [{ defaultShippingOption: "DAY" }] };
  return {
    values: typed ? { ...empty, ...keptValues(typed, newPracticeForm) } : empty,
    markets: Object.fromEntries(editionCodes.map((code) => [code, marketExample(code)])) as Record<EditionCode, MarketExample>,
    locationsMax: newLocationsMax,
  };
}

function marketExample(code: EditionCode): MarketExample {
  const { addressOrder, postcode, phone, shippingOptions, supplyReport } = editionOf(code);
  return {
    ...{ addressOrder, zip: postcode.example, phone: phone.example, businessNumber: supplyReport?.businessNumberExample ?? "" },
    shipping: shippingOptions.map((option) => option.code),
  };
}

/** Adds or removes a location of the form, or creates the practice; a refusal comes back at its field with everything typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = await parseSubmission(request, newPracticeForm);
  if (submission.status === "error") return data(withoutUnstorable(replyWithAll(submission, findMistakes(submission))), { status: 422 });
  if (submission.status !== "success") return data(withoutUnstorable(submission.reply()));
  const [refusal, practice] = await safe(context.get(callsContext).operator.create(newPracticeInput(submission.value)));
  if (isDefinedError(refusal) && refusal.code === "invalidFields")
    return data(submission.reply({ fieldErrors: fieldErrorsOf(refusal.data.fields) }), { status: 422 });
  if (refusal) throw refusal;
  const values = { practice: isolate(practice.practiceName), email: isolateLtr(submission.value.admin.email) };
  context.get(noticeContext).add({ key: "operator:notices.created", values });
  return redirect(href("/operator/practices/:tenantId", { tenantId: practice.tenantId }));
}

/** Returns what the call would refuse besides, so that every mistake is told at once; nothing before a market is chosen. */
function findMistakes({ payload }: { payload: unknown }) {
  const { edition, ...typed } = typedNewPractice.parse(payload);
  return edition ? findNewPracticeMistakes(typed, editionOf(edition)) : {};
}

export default function NewPractice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["common", "newPractice"]);
  return (
    <div className="stack">
      <PageHead title={t("common:titles.newPractice")}>{t("newPractice:lead")}</PageHead>
      <NewPracticeForm {...loaderData} lastResult={actionData} />
    </div>
  );
}
