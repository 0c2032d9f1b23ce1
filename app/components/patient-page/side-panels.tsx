import type { Answers } from "~/calls/answers";
import { Pips } from "~/components/gauge/pips";
import { Eye } from "~/components/lens/eye";
import { Panel } from "~/components/ui/panel";
import { Trans } from "~/components/ui/trans";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { Overview } from "./overview";
import styles from "./patient-page.module.css";

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

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

type TrialProps = Pick<Overview, "trials"> & { allowance: Answers["cart"]["trialAllowance"]["answers"][number] | null };

/** What was tried, what was ordered afterwards, and how many trial lenses may still be ordered (D20). */
export function TrialsPanel({ trials, allowance }: TrialProps) {
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
                  <bdi>{format.list(productNames)}</bdi>
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
      </div>
    </Panel>
  );
}
