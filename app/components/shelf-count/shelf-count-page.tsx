import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { Page } from "~/components/frame/page";
import { Crumbs } from "~/components/ui/crumbs";
import { PageHead } from "~/components/ui/page-head";
import type { RefusedShelfCount, ShelfCount } from "~/forms/shelf-count/typed-count";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { FinishCount } from "./finish-count";
import { LastScanned } from "./last-scanned";
import { ScanLines } from "./scan-lines";
import styles from "./shelf-count.module.css";
import { ShelfTable } from "./shelf-table";

type Props = { count: ShelfCount; countId: string; batchId: string; location: string; refused: RefusedShelfCount | undefined };

/** The shelf of a location, counted by scans or by number, compared with the usual order's estimate. */
export function ShelfCountPage({ count, countId, batchId, location, refused }: Props) {
  const { t } = useTexts(["shelfCount", "common", "refusals"]);
  const format = useFormat();
  const [text, setText] = useState(refused?.codes ?? "");
  const isSending = useNavigation().state !== "idle";
  const { finished } = count;
  const known = (["nothingCounted", "countFull", "countFinished"] as const).find((code) => code === refused?.refusal?.code);
  return (
    <Page>
      <LeaveWarning when={text.trim() !== "" && !isSending} page="/products/shelf-count" />
      <Crumbs
        label={t("shelfCount:crumbs")}
        crumbs={[
          { label: t("common:titles.usualOrder"), to: "/products/usual-order" },
          { label: t("common:titles.shelfCount"), current: true },
        ]}
      />
      <PageHead title={t("common:titles.shelfCount")}>{t("shelfCount:lead", { location: isolate(location) })}</PageHead>
      <Form method="post" className={styles.page} noValidate preventScrollReset>
        <input type="hidden" name="count" value={countId} />
        <input type="hidden" name="batch" value={batchId} />
        <div className={styles.scanning}>
          {refused?.refusal && (
            <RefusalNotice title={t(`refusals:${known ?? "unexpected"}`, { max: "", ...format.values(refused.refusal.values) })} />
          )}
          <ScanLines batchId={batchId} text={text} setText={setText} refused={refused} />
          <LastScanned count={count} />
        </div>
        <div className={styles.table}>
          <ShelfTable count={count} refused={refused} />
        </div>
        <div className={styles.finish}>
          <FinishCount count={count} />
          {finished && (
            <p className="small quiet">
              {t("shelfCount:last", {
                day: format.dayAndTime(finished.finishedAt),
                name: isolate(finished.finishedBy),
                count: finished.lensesQuantity,
              })}
            </p>
          )}
        </div>
      </Form>
    </Page>
  );
}
