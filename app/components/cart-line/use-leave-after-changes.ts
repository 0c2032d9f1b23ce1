import { useCallback, useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { isChangeUnanswered } from "./use-in-turn";

/** Milliseconds between two looks at whether the changes have been answered; a refusal is shown by the next one. */
const lookMs = 50;

/** The field of a quantity that was refused. */
const refusedQuantity = "[name^='boxes/'][aria-invalid]";

/**
 * Lets the page be left, also for the checkout, only when its changes have been answered: a quantity typed just before would be lost. With a
 * refused one the page stays and shows why. `page` is the path of the page; its own dialogs are below it.
 */
export function useLeaveAfterChanges(page: string): void {
  const leaves = useCallback<BlockerFunction>(
    ({ nextLocation: { pathname } }) => !`${pathname}/`.startsWith(`${page}/`) && isChangeUnanswered(),
    [page],
  );
  const blocker = useBlocker(leaves);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isAnswered = false;
    const timer = setInterval(() => {
      const wasAnswered = isAnswered;
      isAnswered = !isChangeUnanswered();
      if (!isAnswered || !wasAnswered) return;
      clearInterval(timer);
      if (document.querySelector(refusedQuantity)) blocker.reset();
      else blocker.proceed();
    }, lookMs);
    return () => clearInterval(timer);
  }, [blocker]);
}
