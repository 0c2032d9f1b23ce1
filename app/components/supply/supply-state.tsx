import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = { report: Answers["supply"]["read"]; reportId: string };

/** Until when the month must be reported, what is missing, and the button that records what is not reported yet. */
export function SupplyState({ report: { counts, dueDay, isOver, reports }, reportId }: Props) {
  const { t } = useTexts("supply");
  const format = useFormat();
  const due = isolateLtr(format.dayInDigits(dueDay));
  if (counts.all === 0) return null;
  if (!isOver) {
    return (
      <Notice title={t("state.running")}>
        <p>{t("state.runningText", { day: due })}</p>
      </Notice>
    );
  }
  if (counts.toTell === 0) {
    return (
      <Notice tone="good" title={t("state.told")}>
        {counts.incomplete > 0 && <p>{t("state.incomplete", { count: counts.incomplete })}</p>}
      </Notice>
    );
  }
  return (
    <Notice
      tone="caution"
      title={
        reports.length === 0 ? t("state.toReport", { count: counts.toTell, day: due }) : t("state.toCorrect", { count: counts.toTell })
      }
      actions={
        <Form method="post">
          <input type="hidden" name="reportId" value={reportId} />
          <Button tone="primary">{reports.length === 0 ? t("state.take") : t("state.takeCorrections")}</Button>
        </Form>
      }
    >
      <p>{counts.incomplete > 0 ? t("state.incomplete", { count: counts.incomplete }) : t("state.complete")}</p>
    </Notice>
  );
}
