import { CartGroup } from "~/components/cart/cart-group";
import { ProblemList, problemNumbersOf } from "~/components/cart/problem-list";
import { ReviewChanges } from "~/components/checkout/review-change";
import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { cartGroups } from "~/forms/cart/cart-groups";
import { findCartProblems } from "~/forms/cart/cart-problems";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ApprovalRail } from "./approval-rail";
import { ClosedApproval } from "./closed-approval";
import type { LoadedApproval, ShownApproval } from "./shown-approval";
import { useApprovers } from "./use-approvers";
import { useWordsMistake, wordsFieldId } from "./use-words-mistake";

/** An order that was sent for approval: its content, read-only, and the possible answers (D96). */
export function ApprovalPage(props: ShownApproval) {
  const { approval, populated, changes, mayAnswer, locationName, now, refused } = props;
  const { t } = useTexts(["approvals", "common", "cart", "errors"]);
  const format = useFormat();
  const wordsMistakeText = useWordsMistake();
  const name = isolate(format.name(approval.askedBy));
  const problems = populated ? findCartProblems(populated) : [];
  const facts = {
    today: format.dayOf(now),
    pricesIncludeVat: populated?.cart?.sums.pricesIncludeVat ?? false,
    problemNumbers: problemNumbersOf(problems),
    refused: null,
  };
  return (
    <Page rail={populated?.cart && <ApprovalRail {...props} populated={populated} cart={populated.cart} />}>
      <Crumbs
        label={t("common:titles.approvals")}
        crumbs={[
          { label: t("common:titles.approvals"), to: "/approvals" },
          { label: t("approvals:one.title", { name }), current: true },
        ]}
      />
      <PageHead title={t("approvals:one.title", { name })}>
        {t("approvals:one.facts", {
          location: isolate(locationName),
          at: isolateLtr(format.dayAndTime(approval.askedAt)),
          items: t("common:units.items", { count: approval.boxesQuantity }),
        })}
      </PageHead>
      <div className="stack">
        {refused && refused.code !== "" && <Refusal code={refused.code} />}
        {refused?.mistake && (
          <ErrorSummary
            title={t("errors:general.problems", { count: 1 })}
            problems={[{ fieldId: wordsFieldId, text: wordsMistakeText(refused.mistake) }]}
          />
        )}
        <ClosedApproval approval={approval} />
        {!mayAnswer && populated && <Waits {...props} />}
        {populated && changes.length > 0 && (
          <Notice tone="caution" title={t("approvals:changes.title")}>
            {mayAnswer && <p>{t(isOrderable(changes) ? "approvals:changes.text" : "approvals:changes.impossible", { name })}</p>}
            <ReviewChanges changes={changes} />
          </Notice>
        )}
        {populated && (
          <div>
            <ProblemList problems={problems} form={undefined} />
            {cartGroups(populated).map((group) => (
              <CartGroup key={group.id} group={group} facts={facts} />
            ))}
          </div>
        )}
        {!populated && (
          <p>
            <ButtonLink to="/approvals">{t("approvals:closed.toList")}</ButtonLink>
          </p>
        )}
      </div>
    </Page>
  );
}

const isOrderable = (changes: LoadedApproval["changes"]) => changes.every(({ kind }) => kind !== "unavailable");

/** For its sender: who can approve it. */
function Waits({ approvers }: ShownApproval) {
  const { t } = useTexts("approvals");
  const approversText = useApprovers();
  return (
    <Notice tone="accent" icon="wait" title={t("waits.title")}>
      <p>{approvers.length === 0 ? t("waits.byNobody") : t("waits.by", { names: approversText(approvers) })}</p>
    </Notice>
  );
}

const codes = ["reviewChanged", "ownApproval", "approvalClosed"] as const;

function Refusal({ code }: { code: string }) {
  const { t } = useTexts("approvals");
  return (
    <RefusalNotice title={t("refusals.title")}>
      <p>{t(`refusals.${codes.find((known) => known === code) ?? "impossible"}`)}</p>
    </RefusalNotice>
  );
}
