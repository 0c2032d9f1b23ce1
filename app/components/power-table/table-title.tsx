import { Fragment } from "react";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { GridLayout } from "~/domain/lens/grid-choosers";
import { powerRuns } from "~/domain/lens/power-runs";
import type { GridTable } from "~/forms/stock-grid/grid-page";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  table: Pick<GridTable, "sign" | "from" | "to" | "powers">;
  layout: GridLayout;
  /** The axis of the table as text; null for series without one. */
  axis: string | null;
  /** What columns and cells contain; by default the boxes of an order. */
  note?: string;
};

/** The title of a table in a map by power: its axis and powers, or its sign and steps. */
export function TableTitle({ table, layout, axis, note }: Props) {
  const { t } = useTexts("stockGrid");
  const num = <Num>{null}</Num>;
  if (layout !== "quarters") {
    return (
      <>
        <h2>
          {axis !== null && (
            <>
              <Num>{`x ${axis}`}</Num>
              {" · "}
            </>
          )}
          {table.from === table.to ? (
            <Num>{table.from}</Num>
          ) : (
            <Trans t={t} i18nKey="table.powers" values={{ from: table.from, to: table.to }} components={{ num }} />
          )}
        </h2>
        <span className="tiny quiet">{note ?? t(layout === "cylinder" ? "table.cylinder" : "table.addition")}</span>
      </>
    );
  }
  const sign = table.sign === "minus" ? -1 : 1;
  const runs = powerRuns(table.powers.map(Math.abs).sort((one, other) => one - other));
  const written = (power: number) => formatLensValue("power", power * sign);
  return (
    <>
      <h2>{t(table.sign === "minus" ? "table.minus" : "table.plus")}</h2>
      <span className="tiny quiet">
        <Trans t={t} i18nKey="table.from" values={{ from: written(runs[0]?.from ?? 0) }} components={{ num }} />
        {runs
          .filter(({ step }) => step > 0)
          .slice(0, 3)
          .map(({ to, step }, index) => (
            <Fragment key={to}>
              {index > 0 && ","}{" "}
              <Trans t={t} i18nKey="table.run" values={{ to: written(to), step: step.toFixed(2) }} components={{ num }} />
            </Fragment>
          ))}
      </span>
    </>
  );
}
