import { useEffect, useEffectEvent } from "react";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useShortcut } from "~/components/ui/use-shortcut";
import type { Eye } from "~/domain/order/order-lines";
import { useTexts } from "~/i18n/use-texts";

/** Asks which eye a scanned lens is for; null for neither, also with Escape. */
export function EyeQuestion({ product, answer }: { product: string; answer: (side: Eye | null) => void }) {
  const { t } = useTexts(["scan", "common"]);
  const answerNeither = useEffectEvent(() => answer(null));
  useShortcut("KeyR", () => answer("right"), { dialog: true });
  useShortcut("KeyL", () => answer("left"), { dialog: true });
  useEffect(() => {
    // The dialog itself prevents Escape from closing it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") answerNeither();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
  return (
    <Modal title={t("scan:eye.title")} alert explicitResult>
      <p>{product}</p>
      <ModalActions>
        <Button type="button" kbd="Esc" onClick={() => answer(null)}>
          {t("scan:eye.neither")}
        </Button>
        <Button type="button" kbd="R" onClick={() => answer("right")}>
          {t("common:eyes.right")}
        </Button>
        <Button type="button" kbd="L" onClick={() => answer("left")}>
          {t("common:eyes.left")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
