import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { tryNow } from "~/offline/connection";
import { FloatingNote } from "./floating-note";

type Props = {
  /** What waits for the connection: a form, a page, or a part of this page. */
  what: "sending" | "opening" | "waiting";
  /** Takes back what waits; left out where nothing can be taken back. */
  cancel?: () => void;
};

/** Says what waits for the connection. It goes on by itself; a person may try at once, or take it back with Escape and go on working. */
export function WaitingNote({ what, cancel }: Props) {
  const { t } = useTranslation("frame");
  useEscape(cancel);
  return (
    <FloatingNote
      actions={
        <>
          <Button type="button" small onClick={tryNow}>
            {t("connection.tryNow")}
          </Button>
          {cancel && (
            <Button type="button" small tone="quiet" kbd="Esc" onClick={cancel}>
              {t("connection.cancel")}
            </Button>
          )}
        </>
      }
    >
      {t(`connection.${what}`)}
    </FloatingNote>
  );
}

/** Escape takes back what waits before it closes anything: dialogs and menus stay as they are. */
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
