import { NavLink } from "react-router";
import { NoticeSlot } from "~/components/notices/notice-slot";
import { useTexts } from "~/i18n/use-texts";
import type { NavItem } from "./bar";
import styles from "./subnav.module.css";
import { useCurrentInSight } from "./use-current-in-sight";

/** The ways to order, as tabs that are links: catalogue, stock, patient, trial, solutions; next to them a slot for a notice. */
export function Subnav({ items }: { items: readonly NavItem[] }) {
  const { t } = useTexts("common");
  const row = useCurrentInSight();
  return (
    <div className={styles.line}>
      <nav ref={row} className={styles.subnav} aria-label={t("frame.productNavigation")}>
        {items.map(({ to, label, end }) => (
          <NavLink key={to} to={to} end={end}>
            {label}
          </NavLink>
        ))}
      </nav>
      <NoticeSlot kind="line" />
    </div>
  );
}
