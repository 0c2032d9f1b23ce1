import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Returns the box of what is agreed to when a review is submitted. When a button has begun the review, the first field in the box gets the
 * focus, because the button is gone and every line of the cart comes before it for the Tab key. Not on a page that was reloaded or gone back
 * to, nor where the box is outside the window.
 */
export function useConsentNext(): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  const isBegun = useNavigationType() !== "POP";
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
    if (!isBegun || !field || document.activeElement !== document.body) return;
    const { top, bottom } = field.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) field.focus({ preventScroll: true });
  }, [isBegun]);
  return box;
}
