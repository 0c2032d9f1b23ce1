import { data, href, redirect } from "react-router";
import { ApprovalRuleForm } from "~/components/approvals/approval-rule-form";
import type { PageHandle } from "~/components/frame/page-title";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { approvalGroups } from "~/domain/approval/approval-rule";
import { currencySigns, unitsIn } from "~/domain/money";
import { editionOf } from "~/editions/editions";
import { aboveMax, parseTypedRule, typedRule } from "~/forms/settings/approval-rule-form";
import { useTexts } from "~/i18n/use-texts";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/approvals";
import { ruleFields, saveRule } from "./save-approval-rule.server";

export const handle = { title: "approvalSettings", i18n: ["approvals", "settings"] } satisfies PageHandle;

/** Loads whose orders need approval, and above which amount (D96). */
export async function loader({ context }: Route.LoaderArgs) {
  const { currency } = editionOf(context.get(sessionContext).tenant.countryCode);
  const { revision, ...rule } = await context.get(callsContext).approvals.readRule();
  const coins = unitsIn(currency);
  return { typed: typedRule(rule, { coins }), revision, max: aboveMax({ coins }), coins, currencySign: currencySigns[currency] };
}

/** Saves the rule; a refusal comes back with what was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed } = await readForm(request, ruleFields);
  const { currency } = editionOf(context.get(sessionContext).tenant.countryCode);
  if (!approvalGroups.some((group) => group === typed.askedOf)) throw data(null, { status: 400 });
  const rule = parseTypedRule(typed, { coins: unitsIn(currency) });
  if (!rule) return data({ typed, mistake: "amountInvalid" as const, meanwhile: null }, { status: 422 });
  const refused = await saveRule(context, { typed, rule, revision: Number(form.get("revision")) });
  if (refused) return refused;
  context.get(noticeContext).add({ key: "approvals:settings.saved" });
  return redirect(href("/settings/approvals"));
}

export default function ApprovalSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["approvals", "common"]);
  return (
    <>
      <PageHead title={t("common:titles.approvalSettings")}>{t("approvals:settings.lead")}</PageHead>
      <ApprovalRuleForm {...loaderData} refused={actionData} />
    </>
  );
}
