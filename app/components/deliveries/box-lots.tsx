import { Badge } from "~/components/ui/badge";
import { expiryOf } from "~/domain/delivery/counted-box";
import { type CountedBox, lotsOf } from "~/forms/deliveries/counting";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";

type BoxData = Pick<CountedBox, "lot" | "expiresOn" | "way">;

/** The lots of some boxes, each with its number when there are several; expired ones and those that soon will be are marked (D86). */
export function BoxLots({ boxes, today }: { boxes: readonly BoxData[]; today: string }) {
  const { t } = useTexts(["deliveries", "common"]);
  const lots = lotsOf(boxes).filter(({ lot, expiresOn }) => lot !== null || expiresOn !== null);
  if (lots.length === 0) return null;
  return (
    <ul className={styles.lots}>
      {lots.map(({ key, lot, quantity, ...said }) => (
        <li key={key} className="small quiet">
          {lot !== null &&
            (lots.length > 1
              ? t("deliveries:lotBoxes", { lot: isolateLtr(lot), boxes: t("common:units.boxes", { count: quantity }) })
              : t("deliveries:lot", { lot: isolateLtr(lot) }))}
          <Expiry {...said} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** The expiry of a box; nothing when its code has none. */
export function Expiry({ expiresOn, today }: Pick<BoxData, "expiresOn"> & { today: string }) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  if (expiresOn === null) return null;
  const day = isolateLtr(format.dayInDigits(expiresOn));
  const expiry = expiryOf({ expiresOn }, today);
  if (expiry === null) return <span>{t("expires", { day })}</span>;
  return <Badge tone={expiry === "expired" ? "danger" : "caution"}>{t(expiry, { day })}</Badge>;
}
