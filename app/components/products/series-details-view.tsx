import { LensValue } from "~/components/lens/lens-value";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { ModalActions } from "~/components/ui/modal-actions";
import { Num } from "~/components/ui/num";
import { type Pair, Pairs } from "~/components/ui/pairs";
import { Trans } from "~/components/ui/trans";
import type { MadeValues } from "~/domain/catalogue/made-values";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { PackTable } from "./pack-table";
import type { SeriesDetails } from "./product-details";
import styles from "./product-details.module.css";
import { ProductStock } from "./product-stock";
import { UsualUse } from "./usual-use";

/** All details of a lens series or a trial series, and links to order it. */
export function SeriesDetailsView({ details }: { details: SeriesDetails }) {
  const { t } = useTexts(["catalogue", "common"]);
  const { market } = useFormat();
  return (
    <div className="stack">
      <Pairs pairs={useSeriesPairs(details)} className={styles.pairs} />
      {details.trial && <p className="quiet">{t("catalogue:details.trialFree")}</p>}
      <section className="stack stack--2">
        <h3>{t("catalogue:details.ranges")}</h3>
        {details.made.length > 1 && <p className="small quiet">{t("catalogue:details.rangesHint")}</p>}
        <ul className={styles.made}>
          {details.made.map((block) => (
            <MadeBlock key={block.key} block={block} />
          ))}
        </ul>
      </section>
      {!details.trial && details.packs.length > 0 && <PackTable packs={details.packs} />}
      {market.namesMedicalDevice && <p className={styles.device}>{t("catalogue:details.device")}</p>}
      <SeriesActions details={details} />
    </div>
  );
}

function useSeriesPairs({ facts, ...details }: SeriesDetails): Pair[] {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  const { material, waterPercent, oxygenTransmissibility, permitNumber, reviewNumber } = details.metadata;
  const pair = (id: Parameters<typeof label>[0], value: Pair["value"] | null): Pair[] =>
    value === null ? [] : [{ id, label: label(id), value }];
  const label = (
    id:
      | "maker"
      | "type"
      | "wear"
      | "material"
      | "water"
      | "oxygen"
      | "stock"
      | "usual"
      | "inCart"
      | "trials"
      | "permit"
      | "review"
      | "itemId",
  ) => t(`catalogue:details.${id}`);
  const boxes = t("common:units.boxes", { count: facts.inCartQuantity });
  return [
    ...pair("maker", <bdi>{details.manufacturerName}</bdi>),
    ...pair("type", facts.item === "series" ? t(`common:kinds.${facts.kind}`) : null),
    ...pair("wear", t(`common:modalities.${details.modality}`)),
    ...pair("material", <bdi>{material}</bdi>),
    ...pair("water", waterPercent === null ? null : format.percent(waterPercent * 100)),
    ...pair("oxygen", oxygenTransmissibility === null ? null : <Num>{`Dk/t ${oxygenTransmissibility}`}</Num>),
    ...details.constants.map(({ field, value }) => ({
      id: field,
      label: t(`common:parameters.${field}`),
      value: <LensValue field={field} value={value} />,
    })),
    ...pair("stock", details.trial ? null : <ProductStock stock={facts.stock} />),
    ...pair("usual", facts.usage.usualBoxesPerMonth > 0 ? <UsualUse usage={facts.usage} className={styles.usual} /> : null),
    ...pair("inCart", facts.inCartQuantity > 0 ? boxes : null),
    ...pair("trials", details.trialMultiplier > 0 ? t("catalogue:details.trialsPerBox", { amount: details.trialMultiplier }) : null),
    ...pair("permit", permitNumber === null ? null : <Code>{permitNumber}</Code>),
    ...pair("review", reviewNumber === null ? null : <Code>{reviewNumber}</Code>),
    ...pair("itemId", <Code>{details.itemId}</Code>),
  ];
}

function MadeBlock({ block }: { block: MadeValues }) {
  const { t } = useTexts(["catalogue", "common"]);
  return (
    <li>
      {block.fields.map((entry) => (
        <span key={entry.field}>
          <b>{t(`common:parameterShort.${entry.field}`)}</b>{" "}
          {"words" in entry ? (
            <bdi>
              {entry.words
                .map((word) => t(`common:additionWords.${word}` as "common:additionWords.low", { defaultValue: word }))
                .join(" · ")}
            </bdi>
          ) : (
            entry.runs.map(({ from, to, step }, index) => (
              <span key={from}>
                {index > 0 && "; "}
                {step === 0 ? (
                  <LensValue field={entry.field} value={from} />
                ) : (
                  <Trans
                    t={t}
                    i18nKey="catalogue:details.run"
                    values={{
                      from: formatLensValue(entry.field, from),
                      to: formatLensValue(entry.field, to),
                      step: step < 1 ? step.toFixed(2) : String(step),
                    }}
                    components={{ num: <Num>{null}</Num> }}
                  />
                )}
              </span>
            ))
          )}
        </span>
      ))}
      <span className="quiet">{block.packSizes.map((pack) => t("catalogue:card.boxOf", { count: pack })).join(" · ")}</span>
    </li>
  );
}

/** Every kind of order for the product: bought for a patient or the shelf, or tried by a patient or in the practice. */
function SeriesActions({ details: { id, trial, trialId, facts } }: { details: SeriesDetails }) {
  const { t } = useTexts("catalogue");
  if (!facts.available) return <p className="quiet">{t("card.unavailable")}</p>;
  const search = `?series=${encodeURIComponent(id)}`;
  if (trial) {
    return (
      <ModalActions>
        <ButtonLink to={`/products/patient-trial/office/add${search}`}>{t("details.officeTrial")}</ButtonLink>
        <ButtonLink to={`/products/patient-trial${search}`} tone="primary">
          {t("details.trialOrder")}
        </ButtonLink>
      </ModalActions>
    );
  }
  return (
    <ModalActions>
      {trialId !== null && (
        <ButtonLink to={`/products/patient-trial?series=${encodeURIComponent(trialId)}`}>{t("details.trialOrder")}</ButtonLink>
      )}
      <ButtonLink to={`/products/patient-revenue${search}`}>{t("details.patientOrder")}</ButtonLink>
      <ButtonLink to={`/products/stock-revenue${search}`} tone="primary">
        {t("details.stockOrder")}
      </ButtonLink>
    </ModalActions>
  );
}
