import { Suspense } from "react";
import { FindingList } from "~/components/prescription/findings-when-found";
import { Panel } from "~/components/ui/panel";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { useTexts } from "~/i18n/use-texts";

type Props = { findings: readonly ShownFinding[]; lines: readonly { seriesId: string | null; productName: string }[] };

/** What was unlikely in an order, with both values, and who accepted it (D75); nothing without findings. */
export function OrderFindings({ findings, lines }: Props) {
  const { t } = useTexts("prescription");
  if (findings.length === 0) return null;
  const nameOf = (seriesId: string) => lines.find((line) => line.seriesId === seriesId)?.productName ?? "";
  return (
    <Panel padded title={t("listTitle")}>
      <Suspense>
        <FindingList findings={findings} nameOf={nameOf} />
      </Suspense>
    </Panel>
  );
}
