import type { Answers } from "~/calls/answers";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ClaimsTable } from "./claims-table";
import { deliveriesAddress } from "./delivery-addresses";
import { MissingForm, type RefusedClaims } from "./missing-form";
import { ReceivedTable } from "./received-table";

type Props = Answers["deliveries"]["read"] & {
  /** An id for the claim of each line. */
  requestIds: Record<string, string>;
  /** Whether it is of the person's present location. */
  isHere: boolean;
  refused?: RefusedClaims | undefined;
};

/** A finished delivery: what is missing and can be claimed, what was claimed, and what arrived. */
export function DeliveryPage({ delivery, locationName, today, received, lacking, claims, requestIds, isHere, refused }: Props) {
  const { t } = useTexts(["deliveries", "orders", "common"]);
  const format = useFormat();
  const here = deliveriesAddress(isHere ? null : delivery.locationId);
  const day = isolateLtr(format.dayAndTime(delivery.finishedAt));
  const boxes = t("common:units.boxes", { count: delivery.boxesQuantity });
  return (
    <Page>
      <Crumbs
        label={t("orders:detail.crumbs")}
        crumbs={[
          { label: t("orders:title"), to: "/history" },
          { label: t("common:titles.deliveries"), to: here },
          { label: format.dayAndTime(delivery.finishedAt), current: true },
        ]}
      />
      <PageHead
        title={t("deliveries:received.title", { day })}
        actions={<ButtonLink to={here}>{t("deliveries:received.next")}</ButtonLink>}
      >
        {t("deliveries:received.lead", { location: isolate(locationName), boxes, name: isolate(delivery.finishedBy) })}
      </PageHead>
      <div className="stack">
        {lacking.length > 0 && <MissingForm lacking={lacking} requestIds={requestIds} refused={refused} />}
        {lacking.length === 0 && claims.length === 0 && (
          <Notice tone="good" title={t("deliveries:received.complete")}>
            <p>{t("deliveries:received.completeText")}</p>
          </Notice>
        )}
        {claims.length > 0 && <ClaimsTable claims={claims} />}
        <ReceivedTable received={received} today={today} />
      </div>
    </Page>
  );
}
