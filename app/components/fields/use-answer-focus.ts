import { type RefObject, useEffect, useEffectEvent } from "react";
import { useActionData } from "react-router";

type Options = {
  /** What the element says: it takes the focus again when that changes. */
  about?: string;
  /** The control inside that takes the focus instead of the element. */
  control?: string;
};

/**
 * Moves the focus to what a sent form was answered with (a refusal, a question), when it appears and again with each further answer, so
 * that it is in sight wherever the page was scrolled to. The element needs `tabIndex={-1}`.
 */
export function useAnswerFocus(box: RefObject<HTMLElement | null>, { about = "", control }: Options = {}): void {
  const answer = useActionData<unknown>();
  const focus = useEffectEvent((..._because: unknown[]) => {
    const element = control === undefined ? box.current : box.current?.querySelector<HTMLElement>(control);
    element?.focus();
  });
  useEffect(() => focus(answer, about), [answer, about]);
}
