import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { BehindModal } from "~/components/ui/behind-modal";
import type { NavItem } from "../bar/bar";
import { useCurrentInSight } from "../bar/use-current-in-sight";
import { Page } from "./page";
import styles from "./page.module.css";

/** Related views, under a heading of their own when there are several groups. */
export type NavGroup = { label: string; items: readonly NavItem[] };

type Props = { label: string; groups: readonly NavGroup[]; children: ReactNode };

/** The layout "subview": several views of one subject, listed next to the content, above it on phones (settings). */
export function SubviewLayout({ label, groups, children }: Props) {
  const row = useCurrentInSight();
  return (
    <Page>
      <div className={styles.side}>
        <BehindModal>
          <nav ref={row} className={styles.views} aria-label={label}>
            {groups.map((group) => (
              <div key={group.label}>
                {groups.length > 1 && <p className="tiny strong quiet">{group.label}</p>}
                {group.items.map(({ to, label: name, end }) => (
                  <NavLink key={to} to={to} end={end} data-label={name}>
                    <span>{name}</span>
                  </NavLink>
                ))}
              </div>
            ))}
          </nav>
        </BehindModal>
        <div>{children}</div>
      </div>
    </Page>
  );
}
