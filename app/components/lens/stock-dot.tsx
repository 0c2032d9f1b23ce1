import { classNames } from "~/components/ui/class-names";
import styles from "./stock-mark.module.css";

/** full: in stock; half: few left; ring: backorder or none; diamond: made to order. Shape first, colour second. */
export type StockShape = "full" | "half" | "ring" | "diamond";

type Props = {
  shape: StockShape;
  /** Smaller when in stock, for grids with many dots. */
  fine?: boolean;
  /** Accessible name when no text is next to it. */
  label?: string;
};

/** The stock symbol alone, as in a cell of the power grid. */
export function StockDot({ shape, fine, label }: Props) {
  const accessibleProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label, title: label };
  return (
    <i
      className={classNames(styles.dot, shape !== "full" && styles[shape], fine && shape === "full" && styles.fine)}
      {...accessibleProps}
    />
  );
}
