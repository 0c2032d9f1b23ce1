import { Pips } from "~/components/gauge/pips";
import { PackShot } from "~/components/lens/pack-shot";
import { ButtonLink } from "~/components/ui/button-link";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { Trans } from "~/components/ui/trans";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { TrialOffer, TrialRow } from "~/forms/trials/trial-offer";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CartedTrials } from "./carted-trials";
import styles from "./trials.module.css";

const office = "/products/patient-trial/office";
const dialog = (name: string, search: Record<string, string>) => `${office}/${name}?${new URLSearchParams(search)}`;

/** Trial lenses for the practice: those for boxes in the cart first, each with how many are left (D20). */
export function TrialChooser({ offer, q }: { offer: TrialOffer; q: string }) {
  const { t } = useTexts("trials");
  const words = q.toLowerCase().split(/\s+/);
  const rows = offer.rows.filter(({ series }) =>
    words.every((word) => `${series.displayName} ${series.manufacturerName}`.toLowerCase().includes(word)),
  );
  const matched = rows.filter((row) => row.matched.length > 0);
  const others = rows.filter((row) => row.matched.length === 0);
  return (
    <div className="stack">
      <CartedTrials carted={offer.carted} />
      <Panel title={t("matched")}>
        {matched.length === 0 && offer.withoutTrial.length === 0 ? (
          <EmptyState title={t("emptyTitle")} actions={<ButtonLink to="/products/stock-revenue">{t("orderBoxes")}</ButtonLink>}>
            {t("emptyText")}
          </EmptyState>
        ) : (
          <TrialTable caption={t("matched")} rows={matched} withoutTrial={q === "" ? offer.withoutTrial : []} />
        )}
      </Panel>
      {rows.length === 0 && <p role="status">{t("none")}</p>}
      {others.length > 0 && (
        <Panel title={t("others")} aside={<span className="small quiet">{others.length}</span>}>
          <p className={classNames(styles.hint, "small quiet")}>{t("othersHint")}</p>
          <TrialTable caption={t("others")} rows={others} withoutTrial={[]} />
        </Panel>
      )}
    </div>
  );
}

type TableProps = { caption: string; rows: readonly TrialRow[]; withoutTrial: TrialOffer["withoutTrial"] };

function TrialTable({ caption, rows, withoutTrial }: TableProps) {
  const { t } = useTexts("trials");
  return (
    <Table caption={caption} cards>
      <thead>
        <tr>
          <th scope="col">{t("table.product")}</th>
          <th scope="col">{t("table.of")}</th>
          <th scope="col">{t("table.left")}</th>
          <th scope="col">
            <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TrialTableRow key={row.series.id} row={row} />
        ))}
        {withoutTrial.map(({ id, displayName }) => (
          <tr key={id}>
            <th scope="row">–</th>
            <td data-label={t("table.of")}>
              <bdi>{displayName}</bdi>
            </td>
            <td data-label={t("table.left")}>{t("noTrial")}</td>
            <td>
              <ButtonLink small to={dialog("none", { of: id })} aria-label={t("noTrialOf", { series: displayName })}>
                {t("why")}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TrialTableRow({ row: { series, of, matched, allowance } }: { row: TrialRow }) {
  const { t } = useTexts(["trials", "common"]);
  const format = useFormat();
  const { max } = allowance;
  const isAllowed = matched.length > 0;
  const owners = isAllowed
    ? matched.map(({ name, boxes }) => `${name} (${t("common:units.boxes", { count: boxes })})`)
    : of.map(({ displayName }) => displayName);
  return (
    <tr>
      <th scope="row">
        <span className="row">
          <PackShot imageId={series.imageId} frame="small" />
          <bdi>{series.displayName}</bdi>
        </span>
      </th>
      <td data-label={t("trials:table.of")}>
        <bdi>{format.products(owners)}</bdi>
      </td>
      <td data-label={t("trials:table.left")}>
        {isAllowed ? (
          <span className="row">
            <Pips on={allowance.left} of={max} />
            <span>
              <Trans t={t} i18nKey="trials:left" values={{ left: allowance.left, max }} components={{ b: <b /> }} />
            </span>
          </span>
        ) : (
          t("trials:noneLeft")
        )}
      </td>
      <td>
        <span className="row">
          {isAllowed ? (
            <ButtonLink small to={dialog("add", { series: series.id })} aria-label={t("trials:addOf", { series: series.displayName })}>
              {t("trials:add")}
            </ButtonLink>
          ) : (
            <ButtonLink small to={dialog("no-match", { series: series.id })} aria-label={t("trials:whyOf", { series: series.displayName })}>
              {t("trials:why")}
            </ButtonLink>
          )}
          <ButtonLink
            small
            tone="quiet"
            to={dialog("details", { series: series.id })}
            aria-label={t("trials:detailsOf", { series: series.displayName })}
          >
            {t("trials:details")}
          </ButtonLink>
        </span>
      </td>
    </tr>
  );
}
