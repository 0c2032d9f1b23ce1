import { useEffect } from "react";
import { isChangeUnanswered } from "./use-in-turn";

/** Milliseconds between two looks at whether the changes have been answered; a refusal is shown by the next one. */
const lookMs = 50;

/** The field of a quantity that was refused. */
const refusedQuantity = "[name^='boxes/'][aria-invalid]";

/**
 * Lets a form that leads to another page, such as the checkout, wait until the changes of this one have been answered: a quantity typed just
 * before would be lost. It is not sent when one was refused: the page shows why. `page` is the path of the page; its own dialogs are below it.
 */
export function useSubmitAfterChanges(page: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!isChangeUnanswered() || !(form instanceof HTMLFormElement) || isWithin(page, form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clearInterval(timer);
      let isAnswered = false;
      timer = setInterval(() => {
        const wasAnswered = isAnswered;
        isAnswered = !isChangeUnanswered();
        if (!isAnswered || !wasAnswered) return;
        clearInterval(timer);
        if (form.isConnected && !document.querySelector(refusedQuantity)) form.requestSubmit(submitter);
      }, lookMs);
    };
    addEventListener("submit", onSubmit, true);
    return () => {
      removeEventListener("submit", onSubmit, true);
      clearInterval(timer);
    };
  }, [page]);
}

/** Whether a form is sent to the page itself or to one of its dialogs. */
function isWithin(page: string, form: HTMLFormElement): boolean {
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  return `${pathname}/`.startsWith(`${page}/`);
}
