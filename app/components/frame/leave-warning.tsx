import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";

type Props = {
  when: boolean;
  /** The path of the page; its own dialogs lie below it. */
  page: string;
  /** The device keeps it, so nothing is lost: the question offers that, and is not asked for a look at the list of keys. */
  kept?: boolean;
  /** Adds it to the cart and then goes to the path. */
  addAndLeave?: (path: string) => void;
};

const listOfKeys = "/shortcuts";

/**
 * Asks before a page is left while something on it is not in the cart yet (spec sections 2 and 8). Ways within the page (its own
 * address, its dialogs, its forms) are not asked about; only a button answers. The page brings the texts with `i18n: ["cart"]`.
 */
export function LeaveWarning({ when, page, kept = false, addAndLeave }: Props) {
  const { t } = useTranslation("cart");
  const leaves = useCallback<BlockerFunction>(
    ({ nextLocation: { pathname } }) => when && pathname !== page && !pathname.startsWith(`${page}/`) && !(kept && pathname === listOfKeys),
    [when, page, kept],
  );
  const blocker = useBlocker(leaves);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (when) event.preventDefault();
      },
      [when],
    ),
  );
  if (blocker.state !== "blocked") return null;
  const { pathname, search, hash } = blocker.location;
  const addFirst = () => {
    blocker.reset();
    addAndLeave?.(`${pathname}${search}${hash}`);
  };
  return (
    <Modal title={t("leave.title")} alert explicitResult>
      <p>{t("leave.text")}</p>
      <p className="quiet">{t(kept ? "leave.keptOnDevice" : "leave.kept")}</p>
      <ModalActions>
        <Button type="button" onClick={() => blocker.proceed()}>
          {t(kept ? "leave.keptLeave" : "leave.leave")}
        </Button>
        {addAndLeave && (
          <Button type="button" onClick={addFirst}>
            {t("leave.addAndLeave")}
          </Button>
        )}
        <Button type="button" tone="primary" onClick={() => blocker.reset()}>
          {t("leave.stay")}
        </Button>
      </ModalActions>
    </Modal>
  );
}
