import { Link } from "react-router";
import { Pips } from "~/components/gauge/pips";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { ButtonLink } from "~/components/ui/button-link";
import { Num } from "~/components/ui/num";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { Trans } from "~/components/ui/trans";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { gridPathOf } from "~/domain/order/grid-path";
import { setAddress } from "~/forms/fitting/fitting-form";
import { type RefillLine, type RefillSeries, tickedField } from "~/forms/fitting/refill-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

/** The lenses of one series that lack packs, each with what is proposed and left out, and the number that the cart allows in all. */
export function RefillSeriesPanel({ series: { seriesId, name, imageId, allowance, goesWith, lines } }: { series: RefillSeries }) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const title = (
    <span className={styles.series}>
      <PackShot imageId={imageId} frame="small" />
      <Link to={setAddress(seriesId)}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  );
  return (
    <Panel title={title}>
      <div className={styles.allowance}>
        {allowance.reason === null ? (
          <>
            <Pips on={allowance.left} of={allowance.max} />
            <span>
              <Trans t={t} i18nKey="proposal.allowed" values={{ left: allowance.left, max: allowance.max }} components={{ b: <b /> }} />
            </span>
            <span className="small quiet">{t("proposal.allowedBy", { series: format.list(goesWith.map((each) => each.name)) })}</span>
          </>
        ) : (
          <>
            <b>{t("proposal.noneAllowed")}</b>
            <span>{t(`proposal.why.${allowance.reason}`, { max: allowance.max })}</span>
            {goesWith.map((each) => (
              <ButtonLink key={each.seriesId} small to={gridPathOf(each.seriesId)}>
                {t("proposal.orderBoxes", { series: each.name })}
              </ButtonLink>
            ))}
          </>
        )}
      </div>
      <Table caption={name} cards>
        <thead>
          <tr>
            <th scope="col">{t("proposal.lens")}</th>
            <th scope="col">{t("proposal.there")}</th>
            <th scope="col" data-end="">
              {t("proposal.expected")}
            </th>
            <th scope="col" data-end="">
              {t("proposal.lacking")}
            </th>
            <th scope="col" data-end="">
              {t("proposal.proposed")}
            </th>
            <th scope="col">{t("proposal.leftOut")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.productId} line={line} said={allowance.reason} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

/** `said` is the limit that the panel states for all its lenses. */
function Row({ line, said }: { line: RefillLine; said: RefillSeries["allowance"]["reason"] }) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const { productId, values, onShelf, wanted, expected, lacking, proposed, isExcluded, leftOut } = line;
  return (
    <tr>
      <th scope="row">
        <label className={styles.take}>
          <input
            type="checkbox"
            name={tickedField}
            value={productId}
            defaultChecked={!isExcluded}
            aria-label={t("proposal.take", { lens: isolateLtr(prescriptionText(values)) })}
          />
          <Prescription values={values} />
        </label>
      </th>
      <td data-label={t("proposal.there")}>
        <Num>{`${onShelf}/${wanted}`}</Num>
      </td>
      <td data-label={t("proposal.expected")} data-end="">
        {expected > 0 ? format.number(expected) : "–"}
      </td>
      <td data-label={t("proposal.lacking")} data-end="">
        {format.number(lacking)}
      </td>
      <td data-label={t("proposal.proposed")} data-end="">
        <b>{format.number(proposed)}</b>
      </td>
      <td data-label={t("proposal.leftOut")}>
        {isExcluded && <span className="quiet">{t("proposal.without")}</span>}
        {leftOut && leftOut.reason === said && format.number(leftOut.packs)}
        {leftOut && leftOut.reason !== said && (
          <span className="small">
            {t("proposal.outOf", { count: leftOut.packs, why: t(`proposal.why.${leftOut.reason}`, { max: leftOut.max }) })}
          </span>
        )}
        {!isExcluded && !leftOut && "–"}
      </td>
    </tr>
  );
}
