import type { ReactNode } from "react";
import { useMatches } from "react-router";
import styles from "./modal.module.css";

/**
 * What is behind a modal. A modal is a child route that exports `handle = { modal: true }` and renders a Modal; the frame and the parent
 * page put their content into BehindModal and their Outlet next to it, never inside:
 *
 * <><BehindModal>...the page...</BehindModal><Outlet /></>
 *
 * While such a route is open everything in here is inert, already in the HTML that the server sends, so that without JavaScript too neither
 * the keyboard nor a screen reader leaves the dialog.
 */
export function BehindModal({ children }: { children: ReactNode }) {
  const inert = useMatches().some(({ handle }) => isModalHandle(handle) && handle.modal);
  return (
    <div className={styles.behind} inert={inert}>
      {children}
    </div>
  );
}

function isModalHandle(handle: unknown): handle is { modal: boolean } {
  return typeof handle === "object" && handle !== null && "modal" in handle;
}
