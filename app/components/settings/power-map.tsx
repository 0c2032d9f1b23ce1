import { useId } from "react";
import { classNames } from "~/components/ui/class-names";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { compareAcross, type SoldPower } from "~/domain/order/sold-powers";
import { useFormat } from "~/i18n/use-format";
import styles from "./report.module.css";

type Props = { title: string; lenses: readonly SoldPower[]; column: "cylinder" | "addition" };

const rowHeight = 24;
const head = 24;
/** The widest that a column may be, and the space for the powers. */
const widest = 112;
const names = 60;

/** A map of boxes: powers down, the most minus first, cylinders or additions across; the darker a cell, the more boxes of it. */
export function PowerMap({ title, lenses, column }: Props) {
  const id = useId();
  const format = useFormat();
  const powers = [...new Set(lenses.map(({ power }) => power))];
  const across = [...new Set(lenses.map((each) => each.across))].sort(compareAcross);
  const most = Math.max(1, ...lenses.map(({ boxes }) => boxes));
  const slot = 100 / Math.max(1, across.length);
  const middle = (index: number) => `${slot * (index + 0.5)}%`;
  return (
    <svg
      className={classNames(styles.plot, styles.powers)}
      width={across.length * widest + names}
      height={head + powers.length * rowHeight}
      direction="ltr"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{title}</title>
      {across.map((value, index) => (
        <text key={value} x={middle(index)} y={head - 9} textAnchor="middle">
          {value === null ? "" : formatLensValue(column, value)}
        </text>
      ))}
      {powers.map((power, row) => (
        <g key={power}>
          <text x="-8" y={head + row * rowHeight + 16} textAnchor="end">
            {formatLensValue("power", power)}
          </text>
          {across.map((value, index) => {
            const boxes = lenses.find((each) => each.power === power && each.across === value)?.boxes ?? 0;
            const place = { y: head + row * rowHeight + 1, height: rowHeight - 2, rx: 2 };
            return (
              <g key={value}>
                <rect className={styles.none} x={`${slot * index + 0.2}%`} width={`${slot - 0.4}%`} {...place} />
                {boxes > 0 && (
                  <>
                    <rect
                      className={styles.most}
                      fillOpacity={0.08 + (0.32 * boxes) / most}
                      x={`${slot * index + 0.2}%`}
                      width={`${slot - 0.4}%`}
                      {...place}
                    />
                    <text className={styles.value} x={middle(index)} y={head + row * rowHeight + 16} textAnchor="middle">
                      {format.number(boxes)}
                    </text>
                  </>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
