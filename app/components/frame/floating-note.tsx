import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "~/components/ui/icon";
import styles from "./navigation-state.module.css";

type Props = {
  /** What can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A sentence about the connection at the bottom of the window, above everything: an open dialog holds it, so that its buttons work. */
export function FloatingNote({ actions, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.showPopover(), []);
  return createPortal(
    <div ref={ref} popover="manual" role="status" className={styles.note}>
      <Icon name="off" />
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>,
    document.querySelector("dialog:modal") ?? document.body,
  );
}
