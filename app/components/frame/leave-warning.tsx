import { useCallback } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { LeaveQuestion } from "./leave-question";

type Props = {
  /** Whether something is not in the cart; a function is called when somebody leaves, for state that changes without a render. */
  when: boolean | (() => boolean);
  /** The path of the page; its own dialogs are below it. */
  page: string;
  /** The device stores what was typed, so nothing is lost: the question says so, and is not asked before pages that lead back. */
  onDevice?: boolean | (() => boolean);
  /** Adds it to the cart and then goes to the path. */
  addAndLeave?: (path: string) => void;
};

/** The list of keys, from which people come back. */
const wayBack = "/shortcuts";
/** The page to which the form sends what is typed, to be saved as a template. */
const takesTyped = "/products/templates/new";
const isTrue = (when: boolean | (() => boolean)) => (typeof when === "function" ? when() : when);

/**
 * Asks before a page is left while something on it is not in the cart yet (D57). Navigation within the page (its own URL, its dialogs, its
 * forms) does not ask; only a button answers. The page provides the texts with `i18n: ["cart"]`.
 */
export function LeaveWarning({ when, page, onDevice = false, addAndLeave }: Props) {
  const leaves = useCallback<BlockerFunction>(
    ({ nextLocation: { pathname } }) =>
      isTrue(when) && !`${pathname}/`.startsWith(`${page}/`) && pathname !== takesTyped && (pathname !== wayBack || !isTrue(onDevice)),
    [when, page, onDevice],
  );
  const blocker = useBlocker(leaves);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isTrue(when)) event.preventDefault();
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
    <LeaveQuestion
      onDevice={isTrue(onDevice)}
      leave={() => blocker.proceed()}
      addAndLeave={addAndLeave && addFirst}
      stay={() => blocker.reset()}
    />
  );
}
