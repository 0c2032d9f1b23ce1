import styles from "./notice-slot.module.css";

/**
 * Space for the notice of a success (D54): at the end of a page's first line ("line"), over the header of the rail ("rail", while the first
 * line is scrolled out of view), or over the text of the line at the bottom ("tally"). It takes no space in the layout and is found by its
 * attribute.
 */
export function NoticeSlot({ kind }: { kind: "line" | "rail" | "tally" }) {
  return <div data-notice-slot={kind} className={styles[kind]} />;
}
