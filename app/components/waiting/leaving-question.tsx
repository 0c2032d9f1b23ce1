import { createPortal } from "react-dom";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { useTexts } from "~/i18n/use-texts";
import { unanswered } from "~/offline/waiting/queue";
import { ItemTitle } from "./item-title";
import { usePerson } from "./use-person";
import { useWaiting } from "./use-waiting";

type Props = { send: () => void; stay: () => void; throwAway: () => void };

/** Asked when somebody signs out while something waits: lists what would be lost. */
export function LeavingQuestion({ send, stay, throwAway }: Props) {
  const { t } = useTexts("waiting");
  const items = unanswered(useWaiting(usePerson()?.personId ?? null) ?? []);
  return createPortal(
    <Modal title={t("leaving.title")} alert explicitResult>
      <p>{t("leaving.text")}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemTitle item={item} />
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button type="button" tone="quiet" onClick={throwAway}>
          {t("leaving.throwAway")}
        </Button>
        <Button type="button" onClick={stay}>
          {t("leaving.stay")}
        </Button>
        <Button type="button" tone="primary" onClick={send}>
          {t("leaving.send")}
        </Button>
      </ModalActions>
    </Modal>,
    document.body,
  );
}
