import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { NavItem } from "./bar";
import { Page } from "./page";
import styles from "./page.module.css";

type Props = { label: string; items: readonly NavItem[]; children: ReactNode };

/** The layout "subview": several views of one subject, listed beside the content, above it on phones (settings). */
export function SubviewLayout({ label, items, children }: Props) {
  return (
    <Page>
      <div className={styles.side}>
        <nav aria-label={label}>
          {items.map(({ to, label: name, end }) => (
            <NavLink key={to} to={to} end={end}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div>{children}</div>
      </div>
    </Page>
  );
}
