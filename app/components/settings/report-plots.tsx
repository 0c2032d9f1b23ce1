import { useId } from "react";
import { classNames } from "~/components/ui/class-names";
import styles from "./report.module.css";

type CourseBar = { key: string; label: string; value: number; before?: number; isRunning: boolean };
type CourseProps = {
  title: string;
  bars: readonly CourseBar[];
  written: (value: number) => string;
  /** The label of each so-many-th bar is written; by default of at most twelve bars. */
  every?: number;
};

const roof = 18;
const ground = 178;

/**
 * A chart of amounts by time, left to right in every language. The current period is paler, and a line shows the same period a year
 * earlier.
 */
export function CoursePlot({ title, bars, written, every = Math.ceil(bars.length / 12) }: CourseProps) {
  const id = useId();
  const step = niceStep(Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before))) / 3);
  const most = step * Math.max(1, Math.ceil(Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before))) / step));
  const y = (value: number) => ground - ((ground - roof) * value) / most;
  const slot = 100 / Math.max(1, bars.length);
  const named = bars.filter(({ label }, index) => index % every === 0 && label !== "");
  // On phones every other of many labels, so that they do not overlap; the last one stays.
  const alternate = new Set(named.flatMap(({ key }, index) => (named.length > 8 && (named.length - index) % 2 === 0 ? key : [])));
  return (
    <svg className={classNames(styles.plot, styles.course)} height="206" direction="ltr" role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step).map((value) => (
        <g key={value}>
          <line className={value === 0 ? styles.ground : styles.grid} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          <text x="-8" y={y(value) + 4} textAnchor="end">
            {written(value)}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, value, before, isRunning }, index) => (
        <g key={key}>
          <rect
            className={isRunning ? styles.pale : styles.bar}
            x={`${slot * (index + 0.17)}%`}
            width={`${slot * 0.66}%`}
            y={y(value)}
            height={ground - y(value)}
          />
          {before !== undefined && before > 0 && (
            <line
              className={styles.before}
              x1={`${slot * (index + 0.08)}%`}
              x2={`${slot * (index + 0.92)}%`}
              y1={y(before)}
              y2={y(before)}
            />
          )}
          {index % every === 0 && (
            <text
              className={classNames(styles.mark, alternate.has(key) && styles.alternate)}
              x={`${slot * (index + 0.5)}%`}
              y={ground + 18}
              textAnchor="middle"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

type Bar = { key: string; label: string; value: number; part?: number; text: string };

const rowHeight = 36;

/** A chart of amounts by name, in reading direction; `part` is drawn within `value`. */
export function BarPlot({ title, bars, isRightToLeft }: { title: string; bars: readonly Bar[]; isRightToLeft: boolean }) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const from = (share: number) => (isRightToLeft ? `${100 - share}%` : "0");
  const end = (share: number) => `${isRightToLeft ? 100 - share : share}%`;
  return (
    <svg className={classNames(styles.plot, styles.bars)} height={bars.length * rowHeight + 4} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {bars.map(({ key, label, value, part, text }, index) => {
        const share = (value * 100) / most;
        const top = index * rowHeight;
        const filled = part === undefined ? 0 : (part * 100) / most;
        return (
          <g key={key}>
            <text x={isRightToLeft ? "100%" : "0"} y={top + 10}>
              {label}
            </text>
            <rect
              className={part === undefined && index === 0 ? styles.bar : styles.pale}
              x={from(share)}
              y={top + 15}
              width={`${share}%`}
              height="14"
              rx="2"
            />
            {part !== undefined && <rect className={styles.bar} x={from(filled)} y={top + 15} width={`${filled}%`} height="14" rx="2" />}
            <text className={styles.value} x={end(share)} dx={isRightToLeft ? -6 : 6} y={top + 26}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the label of a week: month and day of its first day, such as "08/03". */
export const weekLabel = (from: string) => from.slice(5).replace("-", "/");

/** Returns a step of 1, 2 or 5 times a power of ten that is at least as long. */
function niceStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((each) => each * size).find((each) => each >= least) ?? 10 * size;
}
