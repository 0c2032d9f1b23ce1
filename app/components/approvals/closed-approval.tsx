import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ApprovalWords } from "./approval-words";
import type { LoadedApproval } from "./shown-approval";

/** The outcome, by whom and when, with the reason for declining; nothing while it waits. */
export function ClosedApproval({ approval }: Pick<LoadedApproval, "approval">) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const { state, answeredBy, answeredAt, words, cartId } = approval;
  if (state === "asked" || !answeredBy || !answeredAt) return null;
  const values = { name: isolate(format.name(answeredBy)), at: isolateLtr(format.dayAndTime(answeredAt)) };
  const isApproved = state === "approved";
  return (
    <Notice
      tone={isApproved ? "good" : "caution"}
      title={t(`closed.${state}`, values)}
      actions={isApproved && <ButtonLink to={`/history/history-detail?cart=${cartId}`}>{t("closed.order")}</ButtonLink>}
    >
      {words !== "" && <ApprovalWords>{words}</ApprovalWords>}
    </Notice>
  );
}
