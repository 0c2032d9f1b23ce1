import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import { tryNow } from "~/offline/connection";
import styles from "./navigation-state.module.css";

type Props = {
  /** What waits for the connection: an order that may have arrived, a form, a page, or a part of this page. */
  what: "ordering" | "sending" | "opening" | "waiting";
  /** Cancels what waits; absent when it cannot be cancelled. */
  cancel?: () => void;
};

/**
 * Shows what waits for the connection, at the bottom of the window and above everything: it is inside an open dialog, so that its buttons
 * work. It continues by itself; a person may retry at once, or cancel it with Escape and continue working.
 */
export function WaitingNote({ what, cancel }: Props) {
  const { t } = useTexts("frame");
  const box = useRef<HTMLDivElement>(null);
  const layer = document.querySelector("dialog:modal") ?? document.body;
  const [, lookAgain] = useState<Element>();
  useEffect(() => {
    // The dialog that was to contain it may have been removed in the same render: its response was what waits.
    if (layer.isConnected) return box.current?.showPopover();
    const frame = requestAnimationFrame(() => lookAgain(layer));
    return () => cancelAnimationFrame(frame);
  }, [layer]);
  useEscape(cancel);
  return createPortal(
    <div ref={box} popover="manual" role="status" className={styles.note}>
      <Icon name="off" />
      <p>{t(`connection.${what}`)}</p>
      <div className={styles.actions}>
        <Button type="button" small onClick={tryNow}>
          {t("connection.tryNow")}
        </Button>
        {cancel && (
          <Button type="button" small tone="quiet" kbd="Esc" onClick={cancel}>
            {t("connection.cancel")}
          </Button>
        )}
      </div>
    </div>,
    layer,
  );
}

/** Escape cancels what waits before it closes anything: dialogs and menus stay open. */
function useEscape(cancel: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !cancel) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}
