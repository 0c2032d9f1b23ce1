import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ApprovalWords } from "./approval-words";
import { useApprovers } from "./use-approvers";

export type OwnApprovals = Answers["approvals"]["own"];

/** Above a person's cart: what of theirs waits for approval, and why the last one was declined (D96). */
export function OwnApprovalNotices({ own: { waiting, declined, approvers } }: { own: OwnApprovals }) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const approversText = useApprovers();
  return (
    <>
      {declined && (
        <Notice
          tone="caution"
          role="status"
          title={t("inCart.declined", { name: isolate(format.name(declined.answeredBy ?? { firstName: "", lastName: "" })) })}
        >
          <ApprovalWords>{declined.words}</ApprovalWords>
          {declined.answeredAt && <p className="small quiet">{isolateLtr(format.dayAndTime(declined.answeredAt))}</p>}
        </Notice>
      )}
      {waiting.map(({ id, gross, askedAt }) => (
        <Notice
          key={id}
          tone="accent"
          icon="wait"
          title={t("inCart.waiting", { amount: isolate(format.money(gross)) })}
          actions={<ButtonLink to={`/approvals/${id}`}>{t("inCart.open")}</ButtonLink>}
        >
          <p className="small">
            {t("inCart.since", { at: isolateLtr(format.dayAndTime(askedAt)), names: approversText(approvers) })} {t("inCart.goesOn")}
          </p>
        </Notice>
      ))}
    </>
  );
}
