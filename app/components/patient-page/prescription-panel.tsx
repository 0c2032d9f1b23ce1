import { AxisDial } from "~/components/lens/axis-dial";
import { Eye } from "~/components/lens/eye";
import { LensValue } from "~/components/lens/lens-value";
import { Badge } from "~/components/ui/badge";
import { Panel } from "~/components/ui/panel";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { type Overview, type Side, sides, type Worn } from "./overview";
import styles from "./patient-page.module.css";

type Props = Pick<Overview, "prescription"> & { today: string };

/** The present prescription in large values, each eye with its axis drawn; its order, and how long it is valid. */
export function PrescriptionPanel({ prescription, today }: Props) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  const day = (text: string) => isolateLtr(format.dayInDigits(text));
  if (!prescription) {
    return (
      <Panel title={t("prescription.title")} padded>
        <p className="quiet">{t("prescription.none")}</p>
      </Panel>
    );
  }
  const { orderedOn, expirationDate, lenses } = prescription;
  const hasExpired = expirationDate !== null && expirationDate < today;
  return (
    <Panel
      title={t("prescription.title")}
      aside={
        <span className="row small quiet">
          {t("prescription.from", { day: day(orderedOn) })}
          {expirationDate && !hasExpired && <span>{t("prescription.validUntil", { day: day(expirationDate) })}</span>}
          {expirationDate && hasExpired && <Badge tone="caution">{t("prescription.expired", { day: day(expirationDate) })}</Badge>}
        </span>
      }
    >
      <div className={styles.eyes}>
        {sides.map((side) => (
          <EyeNow key={side} side={side} lens={lenses.find(({ eye }) => eye === side)} />
        ))}
      </div>
    </Panel>
  );
}

const read = ["power", "cylinder", "axis", "addition", "design"] as const;

function EyeNow({ side, lens }: { side: Side; lens: Worn | undefined }) {
  const { t } = useTexts(["patientPage", "common"]);
  const format = useFormat();
  if (!lens) {
    return (
      <div>
        <h3>
          <Eye side={side} named />
        </h3>
        <p className="small quiet">{t("patientPage:prescription.noLens")}</p>
      </div>
    );
  }
  const { values, productName, packSize } = lens;
  return (
    <div>
      <div className="row row--apart">
        <h3>
          <Eye side={side} named />
        </h3>
        <bdi className="small quiet">{format.product(productName, packSize)}</bdi>
      </div>
      <div className={styles.read}>
        <dl>
          {read.map((field) => {
            const value = values[field];
            return (
              value !== undefined && (
                <div key={field}>
                  <dt>{t(`common:parameters.${field}`)}</dt>
                  <dd>
                    <LensValue field={field} value={value} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {typeof values.axis === "number" && <AxisDial axis={values.axis} size={52} />}
      </div>
    </div>
  );
}
