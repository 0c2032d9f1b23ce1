import { Fragment, useId } from "react";
import type { CalendarDay } from "~/domain/edition";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { useFormat } from "~/i18n/use-format";
import styles from "./patient-page.module.css";
import { plotPositions } from "./plot-positions";

type Props = { title: string; steps: readonly { orderedOn: CalendarDay; power: number }[]; from: CalendarDay; to: CalendarDay };

const roof = 12;
const ground = 116;

/**
 * The powers of one eye in chronological order, left to right in every language: each step is an order, and the newest power is at its end.
 */
export function PowerPlot({ title, steps, from, to }: Props) {
  const id = useId();
  const format = useFormat();
  const { points, lines } = plotPositions(steps, from, to);
  const top = lines[0] ?? 0;
  const height = top - (lines.at(-1) ?? 0);
  const y = (power: number) => roof + ((top - power) * (ground - roof)) / height;
  const now = points.at(-1);
  const written = (power: number) => formatLensValue("power", power);
  return (
    <svg className={styles.plot} height="140" direction="ltr" role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {lines.map((power) => (
        <g key={power}>
          <line className={styles.grid} x1="0" x2="100%" y1={y(power)} y2={y(power)} />
          <text x="-8" y={y(power) + 4} textAnchor="end">
            {written(power)}
          </text>
        </g>
      ))}
      {points.map(({ left, power }, index) => {
        const next = points[index + 1];
        const end = next?.left ?? 100;
        return (
          <Fragment key={`${left} ${power}`}>
            <line className={styles.course} x1={`${left}%`} x2={`${end}%`} y1={y(power)} y2={y(power)} />
            {next && <line className={styles.course} x1={`${end}%`} x2={`${end}%`} y1={y(power)} y2={y(next.power)} />}
          </Fragment>
        );
      })}
      {points.map(({ left, power }) => (
        <circle key={`${left} ${power}`} cx={`${left}%`} cy={y(power)} r="4" />
      ))}
      {now && (
        <text className={styles.now} x="100%" dx="8" y={y(now.power) + 4}>
          {written(now.power)}
        </text>
      )}
      <text x="0" y={ground + 20} textAnchor="middle">
        {format.dayInDigits(from)}
      </text>
      <text x="100%" y={ground + 20} textAnchor="middle">
        {format.dayInDigits(to)}
      </text>
    </svg>
  );
}
