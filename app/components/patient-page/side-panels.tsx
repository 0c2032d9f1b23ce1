import type { Answers } from "~/calls/answers";
import { Pips } from "~/components/gauge/pips";
import { Eye } from "~/components/lens/eye";
import { Prescription } from "~/components/lens/prescription";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { Trans } from "~/components/ui/trans";
import { dayMilliseconds } from "~/domain/calendar/days";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { Overview } from "./overview";
import styles from "./patient-page.module.css";

const dayNumber = (day: string) => Date.parse(day) / dayMilliseconds;

/** What each eye has in use, and until when it lasts; how much of that time has passed, drawn and in words. */
export function SupplyPanel({ supply, today }: Pick<Overview, "supply"> & { today: string }) {
  const { t } = useTexts(["patientPage", "common"]);
  const format = useFormat();
  const day = (text: string) => isolateLtr(format.dayInDigits(text));
  return (
    <Panel title={t("patientPage:supply.title")} padded>
      {supply.length === 0 && <p className="quiet">{t("patientPage:supply.none")}</p>}
      {supply.map(({ eye, productName, packSize, boxesQuantity, modality, from, until }) => {
        const all = dayNumber(until) - dayNumber(from);
        const used = Math.min(all, Math.max(0, dayNumber(today) - dayNumber(from)));
        const percent = format.percent(Math.round((used * 10_000) / Math.max(1, all)));
        return (
          <div key={eye} className={styles.supply}>
            <p className="row">
              <Eye side={eye} small />
              <b className={styles.until}>
                {t(until < today ? "patientPage:supply.over" : "patientPage:supply.until", { day: day(until) })}
              </b>
            </p>
            <meter
              min={0}
              max={all}
              value={all - used}
              low={all * 0.2}
              aria-label={`${t(`common:eyes.${eye}`)}: ${t("patientPage:supply.used", { percent })}`}
            />
            <p className="small quiet">
              <bdi>{format.product(productName, packSize)}</bdi>
              {t("common:list.between")}
              {t("common:units.boxes", { count: boxesQuantity })} {t("patientPage:supply.worn", { day: day(from) })}
              {t("common:list.between")}
              {t(`common:modalities.${modality}`)}
            </p>
          </div>
        );
      })}
    </Panel>
  );
}

type TrialProps = Pick<Overview, "trials" | "givenTrials" | "patient"> & {
  allowance: Answers["cart"]["trialAllowance"]["answers"][number] | null;
};

/** What was tried and ordered afterwards, how many trial lenses may still be ordered (D20), and what was given out from a fitting set. */
export function TrialsPanel({ trials, givenTrials, patient, allowance }: TrialProps) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  const day = (text: string) => isolateLtr(format.dayInDigits(text));
  const max = allowance?.limits[0]?.max ?? 0;
  return (
    <Panel title={t("trials.title")} aside={allowance && <Pips on={allowance.left} of={max} />} padded>
      <div className="stack stack--2">
        {allowance && (
          <p className="small">
            <Trans t={t} i18nKey="trials.left" values={{ left: allowance.left, count: max }} components={{ b: <b /> }} />
          </p>
        )}
        {trials.length === 0 ? (
          <p className="small quiet">{t("trials.none")}</p>
        ) : (
          <ul className={`small ${styles.list}`}>
            {trials.map(({ orderId, productNames, eyes, orderedOn, thenOrderedOn }) => (
              <li key={orderId}>
                <span className="row">
                  <bdi>{format.products(productNames)}</bdi>
                  {eyes.map((eye) => (
                    <Eye key={eye} side={eye} small />
                  ))}
                  {day(orderedOn)}
                </span>
                <span className="quiet">{thenOrderedOn ? t("trials.ordered", { day: day(thenOrderedOn) }) : t("trials.notOrdered")}</span>
              </li>
            ))}
          </ul>
        )}
        <GivenTrials givenTrials={givenTrials} />
        <div>
          <ButtonLink small icon="grid" to={`/products/fitting-sets?${new URLSearchParams({ patient: patient.id })}`}>
            {t("trials.give")}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function GivenTrials({ givenTrials }: Pick<Overview, "givenTrials">) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  if (givenTrials.length === 0) return null;
  return (
    <>
      <h3 className="small">{t("trials.given")}</h3>
      <ul className={`small ${styles.list}`}>
        {givenTrials.map(({ product, lot, packs, givenOn }) => (
          <li key={`${product.productId} ${lot} ${givenOn} ${packs}`}>
            <span className="row">
              <bdi>{product.productName}</bdi> <Prescription values={product.values} />
            </span>
            <span className="quiet">
              {t("trials.givenOn", { count: packs, day: isolateLtr(format.dayInDigits(givenOn)) })}
              {lot !== null && ` ${t("trials.lot", { lot: isolateLtr(lot) })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
