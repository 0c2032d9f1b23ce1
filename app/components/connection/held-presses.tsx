import { createContext, use, useState } from "react";
import { buttonLook } from "~/components/ui/button-look";
import { scanGapMilliseconds } from "~/domain/scan/scan-gap";
import { scriptsCookie } from "~/domain/scripts-cookie";
import { StaticTextContext } from "~/i18n/static-text";
import { type Texts, useTexts } from "~/i18n/use-texts";
import { holdKey, shortcutsReady } from "~/offline/scripts/hold-key";
import { holdPresses, takesOver } from "~/offline/scripts/hold-presses";
import { noteScripts } from "~/offline/scripts/note-scripts";
import { watchScripts } from "~/offline/scripts/watch-scripts";
import { sendForm } from "~/offline/send-form";
import styles from "./navigation-state.module.css";

/** The nonce of this response's content security policy. */
export const NonceContext = createContext<string | undefined>(undefined);

const id = "held-presses";

/**
 * Prevents clicks before the portal's scripts have loaded from ending in a browser error page, lets the page continue without them if they
 * do not load (D76), remembers a shortcut that was pressed too early, and tells the server that scripts run (D177).
 */
export function HeldPresses() {
  const { t } = useTexts("frame");
  const nonce = use(NonceContext);
  const given = import.meta.env.SSR ? use(StaticTextContext)(scriptText()) : "";
  // The browser reads it from the document, because its own build would contain the functions in a different form.
  const [script] = useState(() => (import.meta.env.SSR ? given : (document.getElementById(id)?.textContent ?? "")));
  return (
    <script id={id} nonce={nonce} data-takes-over={takesOver} data-words={import.meta.env.SSR ? wordsOf(t) : ""} suppressHydrationWarning>
      {script}
    </script>
  );
}

const scriptText = () =>
  `(${noteScripts})("${scriptsCookie}");(${holdPresses})((${watchScripts})(${sendForm}));(${holdKey})("${shortcutsReady}", ${scanGapMilliseconds})`;

/** The texts and class names that the script needs. */
const wordsOf = (t: Texts<"frame">["t"]): string =>
  JSON.stringify({
    opening: t("connection.opening"),
    sending: t("connection.sending"),
    stopped: t("connection.stopped"),
    tooLong: t("connection.tooLong"),
    gone: t("version.gone"),
    slow: t("version.missing"),
    anew: t("version.anew"),
    later: t("version.later"),
    look: styles.note,
    actionsLook: styles.actions,
    anewLook: buttonLook({ small: true }),
    laterLook: buttonLook({ small: true, tone: "quiet" }),
  });
