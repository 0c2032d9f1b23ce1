import { type RefObject, useLayoutEffect } from "react";
import { setInputValue } from "./set-input-value";

/**
 * Sets an uncontrolled list to its default value when that or its options change, as after a navigation. The list stays the same element,
 * which keeps the focus; nothing is set for null.
 */
export function useFollowedChoice(list: RefObject<HTMLSelectElement | null>, value: string | null, options: readonly unknown[]): void {
  useLayoutEffect(() => {
    const select = list.current;
    if (select && value !== null && options.length > 0 && select.value !== value) setInputValue(select, value);
  }, [list, value, options]);
}
