import { Page } from "~/components/frame/page";
import { useRecallPermission } from "~/components/frame/use-admin-permission";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { matchBoxes } from "~/domain/delivery/match-boxes";
import { type Expected, unexpectedByProduct, withPending } from "~/forms/deliveries/counting";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CountingPanel, type RefusedCount } from "./counting-panel";
import { type Earlier, EarlierDeliveries } from "./earlier-deliveries";
import { ExpectedTable } from "./expected-table";
import { UnexpectedTable } from "./unexpected-table";
import { useBoxQueue } from "./use-box-queue";

type Props = {
  location: { id: string; name: string; isOther: boolean };
  today: string;
  lines: Expected["lines"];
  counting: Pick<Expected, "deliveryId" | "boxes">;
  newDeliveryId: string;
  boxId: string;
  earlier: Earlier;
  refused?: RefusedCount | undefined;
};

/** Counts arriving boxes against what a location expects; with JavaScript each scan is shown at once. */
export function CountingPage({ location, today, lines, counting, newDeliveryId, boxId, earlier, refused }: Props) {
  const { t } = useTexts(["deliveries", "orders", "common", "refusals"]);
  const format = useFormat();
  const mayRecall = useRecallPermission();
  const queue = useBoxQueue({ locationId: location.id, newDeliveryId }, counting);
  const boxes = withPending(queue.counting.boxes, queue.pending, lines);
  const matched = matchBoxes(lines, boxes);
  const ids = { deliveryId: queue.counting.deliveryId ?? newDeliveryId, boxId };
  const known = new Set(queue.counting.boxes.map(({ id }) => id));
  const troubles = {
    finished: t("deliveries:finishedMeanwhile"),
    full: t("refusals:deliveryFull", format.values({ max: 1000 })),
    sessionOver: t("deliveries:failed"),
    failed: t("deliveries:failed"),
  };
  return (
    <Page>
      <Crumbs
        label={t("orders:detail.crumbs")}
        crumbs={[
          { label: t("orders:title"), to: "/history" },
          { label: t("common:titles.deliveries"), current: true },
        ]}
      />
      <PageHead
        title={t("common:titles.deliveries")}
        actions={mayRecall && <ButtonLink to="/history/recall">{t("deliveries:recall.open")}</ButtonLink>}
      >
        {t("deliveries:lead", { location: isolate(location.name) })}
      </PageHead>
      <div className="stack">
        {queue.trouble && (
          <Notice tone="caution" role="alert">
            <p>{troubles[queue.trouble]}</p>
          </Notice>
        )}
        <CountingPanel {...ids} today={today} boxes={boxes} matched={matched} queue={queue} refused={refused} />
        <UnexpectedTable {...ids} today={today} groups={unexpectedByProduct(matched.unexpected)} known={known} />
        <ExpectedTable {...ids} today={today} location={location.name} lines={matched.lines} known={known} add={queue.add} />
        <EarlierDeliveries earlier={earlier} locationId={location.isOther ? location.id : null} />
      </div>
    </Page>
  );
}
