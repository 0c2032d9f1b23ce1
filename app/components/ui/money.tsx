import { classNames } from "./class-names";
import styles from "./num.module.css";

/**
 * An amount as the formatter wrote it ("₪1,136.00"): kept on one line and isolated from the sentence's direction. Never parsed or compared.
 */
export function Money({ className, children }: { className?: string; children: string }) {
  return <bdi className={classNames(styles.money, className)}>{children}</bdi>;
}
