import { useCallback, useEffect, useState } from "react";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router";
import { retryUntilLoaded } from "~/offline/connection";
import type { LeaveQuestion } from "./leave-question";

type Props = {
  /** Whether something is not in the cart; a function is asked when somebody leaves, for what changes without a new picture. */
  when: boolean | (() => boolean);
  /** The path of the page; its own dialogs are below it. */
  page: string;
  /** The device keeps it, so nothing is lost: the question offers that, and is not asked for a look at the list of keys. */
  onDevice?: boolean | (() => boolean);
  /** Adds it to the cart and then goes to the path. */
  addAndLeave?: (path: string) => void;
};

const listOfKeys = "/shortcuts";
const isTrue = (when: boolean | (() => boolean)) => (typeof when === "function" ? when() : when);

/**
 * Asks before a page is left while something on it is not in the cart yet (D57). Ways within the page (its own
 * address, its dialogs, its forms) are not asked about; only a button answers. The page brings the texts with `i18n: ["cart"]`.
 */
export function LeaveWarning({ when, page, onDevice = false, addAndLeave }: Props) {
  const leaves = useCallback<BlockerFunction>(
    ({ nextLocation: { pathname } }) =>
      isTrue(when) && pathname !== page && !pathname.startsWith(`${page}/`) && !(isTrue(onDevice) && pathname === listOfKeys),
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
  // Loaded after the first view, so that the question is there when it is asked, also without a connection.
  const [Question, setQuestion] = useState<typeof LeaveQuestion | null>(null);
  useEffect(() => {
    void retryUntilLoaded(() => import("./leave-question")).then((loaded) => setQuestion(() => loaded.LeaveQuestion));
  }, []);
  if (blocker.state !== "blocked" || !Question) return null;
  const { pathname, search, hash } = blocker.location;
  const addFirst = () => {
    blocker.reset();
    addAndLeave?.(`${pathname}${search}${hash}`);
  };
  return (
    <Question
      onDevice={isTrue(onDevice)}
      leave={() => blocker.proceed()}
      addAndLeave={addAndLeave && addFirst}
      stay={() => blocker.reset()}
    />
  );
}
