import styles from "./notice-slot.module.css";

/**
 * Room for the notice of a success (D54): at the end of a page's first line ("line"), over the head of the rail ("rail", while the first
 * line is out of sight), or over the text of the line at the bottom ("tally"). It takes no room of its own and is found by its mark.
 */
export function NoticeSlot({ kind }: { kind: "line" | "rail" | "tally" }) {
  return <div data-notice-slot={kind} className={styles[kind]} />;
}
