import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets an uncontrolled list to its default value when that or its options change, as after a navigation. The list stays the same element,
 * which keeps the focus; nothing is set for null.
 */
export function useFollowedChoice(list: RefObject<HTMLSelectElement | null>, value: string | null, options: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (list.current && value !== null && options.length > 0) list.current.value = value;
  }, [list, value, options]);
}
