import styles from "./sparkline.module.css";

type Props = {
  /** Amounts in chronological order; fewer than two draw nothing. */
  values: number[];
  /** In pixels; 72 by 18 by default, 40 by 14 on cards. */
  width?: number;
  height?: number;
  /** Accessible name when no text is next to it. */
  label?: string;
};

/** The practice's usual use as a small line that ends in a dot; time runs left to right on every page. */
export function Sparkline({ values, width = 72, height = 18, label }: Props) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => ({
    x: 2 + (index * (width - 4)) / (values.length - 1),
    y: height - 2 - ((value - least) * (height - 4)) / span,
  }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const last = points.at(-1);
  return (
    <svg
      className={styles.spark}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
      <circle cx={last?.x.toFixed(1)} cy={last?.y.toFixed(1)} r="2" />
    </svg>
  );
}
