import { isDefinedError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { z } from "zod";
import type { PageHandle } from "~/components/frame/page-title";
import { PracticeForm } from "~/components/settings/practice-form";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { findPracticeMistakes } from "~/domain/account/find-practice-mistakes";
import { findSupportMistakes } from "~/domain/account/find-support-mistakes";
import { canOperate } from "~/domain/account/permissions";
import { editionOf } from "~/editions/editions";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { parseSubmission } from "~/middleware/read-form.server";
import type { Route } from "./+types/practice-information";
import { practiceForm, practiceInput } from "./practice-form.server";
import { savedMeanwhile } from "./saved-meanwhile.server";
import { fieldErrorsOf, replyWithAll, typedPractice } from "./typed-practice.server";

export const handle = { title: "practiceInformation", i18n: ["settings"] } satisfies PageHandle;

type Submitted = Extract<Awaited<ReturnType<typeof parseSubmission<typeof practiceForm>>>, { status: "success" }>;

/** Loads the practice with its locations, and what had been typed when a session ended. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, user } = context.get(sessionContext);
  const { tenant: own, locations, revision } = await context.get(callsContext).tenants.config({ tenantId: tenant._id });
  const { addressOrder, postcode, phone, shippingOptions, supplyReport } = editionOf(tenant.countryCode);
  const typedBefore = await loadKeptForm({ url, context });
  return {
    tenant,
    locations,
    revision,
    typedBefore,
    mayNameSupport: canOperate(user),
    businessNumber: supplyReport && (own.businessNumber ?? ""),
    market: {
      ...{ addressOrder, zip: postcode.example, phone: phone.example, shipping: shippingOptions.map(({ code }) => code) },
      businessNumber: supplyReport?.businessNumberExample ?? "",
    },
  };
}

/** Saves what an admin typed; a refusal comes back at its field, with everything typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = await parseSubmission(request, practiceForm);
  if (submission.status !== "success") {
    const mistakes = await findMistakes(context, typedPractice.parse(submission.payload));
    return data(withoutUnstorable(replyWithAll(submission, mistakes)), { status: 422 });
  }
  const { tenant } = context.get(sessionContext);
  const [refusal] = await safe(context.get(callsContext).tenants.update(practiceInput(submission.value, tenant._id)));
  if (!refusal) {
    context.get(noticeContext).add({ key: "settings:practice.saved", values: { name: isolate(submission.value.practiceName) } });
    return redirect(href("/settings/practice-information"));
  }
  if (isDefinedError(refusal) && refusal.code === "invalidFields")
    return data(submission.reply({ fieldErrors: fieldErrorsOf(refusal.data.fields) }), { status: 422 });
  if (isDefinedError(refusal) && refusal.code === "changedElsewhere") return refuseOverwriting(context, submission);
  throw refusal;
}

/** Returns what the call would refuse besides, so that every mistake is told at once. */
async function findMistakes(context: Route.ActionArgs["context"], typed: z.infer<typeof typedPractice>) {
  const { tenant, user } = context.get(sessionContext);
  const { locations: stored } = await context.get(callsContext).tenants.config({ tenantId: tenant._id });
  return { ...findPracticeMistakes(typed, editionOf(tenant.countryCode)), ...findSupportMistakes({ stored, sent: typed.locations }, user) };
}

/** Another admin saved first: returns what was typed next to what is stored by now, for saving on top of it or reverting. */
async function refuseOverwriting(context: Route.ActionArgs["context"], submission: Submitted) {
  const { tenant } = context.get(sessionContext);
  const config = await context.get(callsContext).tenants.config({ tenantId: tenant._id });
  const meanwhile = savedMeanwhile(submission.value, config);
  return data({ ...submission.reply({ formErrors: ["changedElsewhere"] }), meanwhile }, { status: 409 });
}

export default function PracticeInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["common", "settings"]);
  return (
    <>
      <PageHead title={t("common:titles.practiceInformation")}>{t("settings:practice.lead")}</PageHead>
      <PracticeForm {...loaderData} lastResult={actionData} />
    </>
  );
}
