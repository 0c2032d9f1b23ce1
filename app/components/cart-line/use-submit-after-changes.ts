import { startTransition, useEffect, useState } from "react";
import { changesAnswered, isChangeUnanswered } from "./use-in-turn";

/** The field of a quantity that was refused. */
const refusedQuantity = "[name^='boxes/'][aria-invalid]";

/**
 * Lets a form that leads to another page, such as the checkout, wait until the changes of this one have been answered: a quantity typed just
 * before would be lost. It is not sent when one was refused: the page shows why. `page` is the path of the page; its own dialogs are below it.
 */
export function useSubmitAfterChanges(page: string): void {
  const [answered, setAnswered] = useState<Pick<SubmitEvent, "target" | "submitter">>();
  useEffect(() => {
    let latest: SubmitEvent | undefined;
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!isChangeUnanswered() || !(target instanceof HTMLFormElement) || isWithin(page, target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest = event;
      void changesAnswered().then(() => {
        // Shown together with the answers, of which one may be a refusal.
        if (latest === event) startTransition(() => setAnswered({ target, submitter }));
      });
    };
    addEventListener("submit", onSubmit, true);
    return () => {
      latest = undefined;
      removeEventListener("submit", onSubmit, true);
    };
  }, [page]);
  useEffect(() => {
    const form = answered?.target;
    if (!(form instanceof HTMLFormElement) || !form.isConnected || document.querySelector(refusedQuantity)) return;
    form.requestSubmit(answered?.submitter);
  }, [answered]);
}

/** Whether a form is sent to the page itself or to one of its dialogs. */
function isWithin(page: string, form: HTMLFormElement): boolean {
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  return `${pathname}/`.startsWith(`${page}/`);
}
