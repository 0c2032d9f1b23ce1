import { createContext, use, useState } from "react";
import { useTexts } from "~/i18n/use-texts";
import { holdPresses, takesOver } from "~/offline/hold-presses";
import styles from "./navigation-state.module.css";

/** What the content security policy of this answer asks of a script in the document. */
export const NonceContext = createContext<string | undefined>(undefined);

const id = "held-presses";

/** Keeps what is pressed before the portal's scripts have come from ending in an error page of the browser. */
export function HeldPresses() {
  const { t } = useTexts("frame");
  const nonce = use(NonceContext);
  // The browser reads it where it stands: its own build would write the function in other words.
  const [script] = useState(() => (import.meta.env.SSR ? `(${holdPresses})()` : (document.getElementById(id)?.textContent ?? "")));
  return (
    <script
      id={id}
      nonce={nonce}
      data-opening={t("connection.opening")}
      data-sending={t("connection.sending")}
      data-look={styles.note}
      data-takes-over={takesOver}
    >
      {script}
    </script>
  );
}
