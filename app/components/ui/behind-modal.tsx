import type { ReactNode } from "react";
import styles from "./modal.module.css";
import { useIsModalOpen } from "./use-modal-dialog";

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
  return (
    <div className={styles.behind} inert={useIsModalOpen()}>
      {children}
    </div>
  );
}
