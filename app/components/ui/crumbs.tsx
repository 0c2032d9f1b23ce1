import { Link, type To } from "react-router";
import { Icon } from "./icon";
import styles from "./page-head.module.css";

/** A step: with a URL it is a link, `current` is the present one, the others are still to come. */
type Crumb = { label: string; to?: To; current?: boolean };

/** The steps through several pages: cart, review, confirmation. */
export function Crumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 && <Icon name="next" flip />}
            {crumb.to !== undefined ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={crumb.current ? "step" : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
