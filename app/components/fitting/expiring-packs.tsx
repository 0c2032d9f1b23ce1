import { Form, Link } from "react-router";
import { Prescription } from "~/components/lens/prescription";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { type FittingSets, lensAddress } from "~/forms/fitting/fitting-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

type Props = Pick<FittingSets, "expiring"> & { batchId: string };

/** The packs that have expired or will within 60 days, earliest first; one button discards all expired ones. */
export function ExpiringPacks({ expiring, batchId }: Props) {
  const { t } = useTexts("fittingSets");
  const expired = expiring.filter(({ expiry }) => expiry === "expired").reduce((sum, { packs }) => sum + packs, 0);
  return (
    <Panel title={t("expiring.title")}>
      {expiring.length === 0 ? (
        <p className={styles.nothing}>{t("expiring.none")}</p>
      ) : (
        <Table caption={t("expiring.caption")} cards>
          <thead>
            <tr>
              <th scope="col">{t("expiring.lens")}</th>
              <th scope="col">{t("expiring.lot")}</th>
              <th scope="col">{t("expiring.day")}</th>
              <th scope="col" data-end="">
                {t("expiring.packs")}
              </th>
            </tr>
          </thead>
          <tbody>
            {expiring.map((each) => (
              <Row key={`${each.product.productId} ${each.lot} ${each.expiresOn}`} {...each} />
            ))}
          </tbody>
        </Table>
      )}
      {expired > 0 && (
        <Form method="post" className={styles.foot} preventScrollReset>
          <input type="hidden" name="batch" value={batchId} />
          <Button tone="danger" icon="trash" name="intent" value="discard" aria-describedby="discard-hint">
            {t("expiring.discard", { count: expired })}
          </Button>
          <span id="discard-hint" className="small quiet">
            {t("expiring.discardHint")}
          </span>
        </Form>
      )}
    </Panel>
  );
}

function Row({ product, lot, expiresOn, packs, expiry }: FittingSets["expiring"][number]) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <span className={styles.lensName}>
          <bdi>{product.productName}</bdi>
          <Link to={lensAddress(product.productId)}>
            <Prescription values={product.values} />
          </Link>
        </span>
      </th>
      <td data-label={t("expiring.lot")}>{lot === null ? "–" : <bdi dir="ltr">{lot}</bdi>}</td>
      <td data-label={t("expiring.day")}>
        <ExpiryBadge expiresOn={expiresOn} expiry={expiry} />
      </td>
      <td data-label={t("expiring.packs")} data-end="">
        {format.number(packs)}
      </td>
    </tr>
  );
}

type BadgeProps = { expiresOn: string; expiry: "expired" | "soon" | null };

/** The expiry date of a pack, marked by text and icon when it is past or near. */
export function ExpiryBadge({ expiresOn, expiry }: BadgeProps) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const day = isolateLtr(format.dayInDigits(expiresOn));
  if (expiry === null) return <span>{t("expiring.isSoon", { day })}</span>;
  const isExpired = expiry === "expired";
  return (
    <Badge tone={isExpired ? "danger" : "caution"} icon={isExpired ? "alert" : "clock"}>
      {t(isExpired ? "expiring.isExpired" : "expiring.isSoon", { day })}
    </Badge>
  );
}
