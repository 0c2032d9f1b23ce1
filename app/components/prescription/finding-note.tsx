import { Link } from "react-router";
import { orderAddress } from "~/components/orders/order-address";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { earlierValues } from "~/domain/prescription/earlier-values";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { useTexts } from "~/i18n/use-texts";
import styles from "./finding.module.css";
import { FindingValues } from "./finding-values";
import { useFindingText } from "./use-finding-text";

type Lens = ShownFinding["now"][number];
type Props = {
  finding: ShownFinding;
  today: string;
  nameOf: (seriesId: string) => string;
  /** The keyboard shortcuts act on this one. */
  isFirst: boolean;
};

/** Something unlikely in the form: its kind, both values, and buttons to restore the earlier value or to accept the present one (D75). */
export function FindingNote({ finding, today, nameOf, isFirst }: Props) {
  const { t } = useTexts("prescription");
  const textOf = useFindingText();
  const { key, now, before, ordered } = finding;
  const takes = earlierValues(finding).length > 0;
  const orderId = before[0]?.orderId;
  const [earlier, wanted] = [shortText(finding, before), shortText(finding, now)];
  const num = { num: <Num>{null}</Num> };
  return (
    <section className={styles.note} data-finding={key}>
      <p className={styles.title}>
        <Icon name="alert" />
        <span>{textOf(finding)}</span>
      </p>
      <FindingValues finding={finding} today={today} nameOf={nameOf} />
      <div className="row">
        {takes && (
          <Button small name="intent" value={`earlier:${key}`} kbd={isFirst ? "E" : undefined}>
            <span>{earlier ? <Trans t={t} i18nKey="take" values={{ value: earlier }} components={num} /> : t("takeEarlier")}</span>
          </Button>
        )}
        <Button small name="intent" value={`accept:${key}`} kbd={isFirst ? "K" : undefined}>
          <span>{wanted ? <Trans t={t} i18nKey="keep" values={{ value: wanted }} components={num} /> : t("keepAsIs")}</span>
        </Button>
        {ordered?.cartId && orderId && (
          <Link className="small" to={orderAddress({ cartId: ordered.cartId, id: orderId })}>
            {t("openOrder")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Returns the value that a button names; empty when there are several. */
function shortText({ kind, eye, fields }: ShownFinding, lenses: readonly Lens[]): string {
  const [lens] = lenses.filter((each) => eye === null || each.eye === eye);
  const [field] = fields;
  if (!lens || eye === null || !field || kind === "eyesSwapped") return "";
  if (kind === "otherBaseCurve" || kind === "otherDiameter") return formatLensValue(field, lens.values[field] ?? "");
  return prescriptionText(
    Object.fromEntries(fields.flatMap((each) => (lens.values[each] === undefined ? [] : [[each, lens.values[each]]]))),
  );
}
