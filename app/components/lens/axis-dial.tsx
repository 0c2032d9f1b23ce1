import styles from "./axis-dial.module.css";

/** Marks every 15 degrees over the upper half, longer ones every 45. */
const ticks = Array.from({ length: 13 }, (_, step) => step * 15)
  .map((degrees) => line(degrees, 29, degrees % 45 === 0 ? 24 : 26.5))
  .join("");

type Props = {
  /** 1 to 180 degrees; null draws the dial alone. */
  axis: number | null;
  /** The axis cannot be made: dashed in the danger colour. */
  impossible?: boolean;
  /** In pixels. */
  size?: number;
};

/** The axis as it sits before the eye, counted from the right-hand side upwards; never mirrored. The number is shown next to it. */
export function AxisDial({ axis, impossible, size = 68 }: Props) {
  return (
    <svg className={styles.dial} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <circle className={styles.rim} cx="36" cy="36" r="29" />
      <path className={styles.tick} d={ticks} />
      {axis !== null && <path className={impossible ? styles.impossible : styles.axis} d={line(axis, 23, -23)} />}
      <circle className={styles.hub} cx="36" cy="36" r="2.5" />
    </svg>
  );
}

function line(degrees: number, from: number, to: number): string {
  const angle = (degrees * Math.PI) / 180;
  const point = (radius: number) => `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(from)}L${point(to)}`;
}
