import { safe } from "@orpc/client";
import { href, redirect } from "react-router";
import { DraftList } from "~/components/drafts/draft-list";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { callsContext, noticeContext } from "~/context.server";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import { noticeName } from "~/routes/notice-values.server";
import { answerRefusal } from "~/routes/outcomes.server";
import type { Route } from "./+types/drafts";

export const handle = { title: "drafts", i18n: ["drafts", "errors"] } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return context.get(callsContext).session.listDrafts();
}

/** Hands a draft to a colleague (D77); a refusal comes back at the draft. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const [formId, userId] = [String(form.get("formId")), String(form.get("userId"))];
  const [refusal, taker] = await safe(context.get(callsContext).session.giveDraft({ formId, userId }));
  if (refusal) {
    return answerRefusal(context, refusal, ({ code, values, status }) => (status === 409 ? { refused: { formId, code, values } } : null));
  }
  context.get(noticeContext).add({ key: "drafts:notices.given", values: { name: noticeName(context, taker) } });
  return redirect(href("/waiting/drafts"));
}

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["drafts", "common"]);
  return (
    <Page>
      <PageHead title={t("common:titles.drafts")}>{t("drafts:lead")}</PageHead>
      <Panel>
        <DraftList {...loaderData} refused={actionData?.refused} />
      </Panel>
    </Page>
  );
}
