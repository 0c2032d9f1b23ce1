import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { setInputValue } from "./set-input-value";

/**
 * Updates an uncontrolled field to its new default value, as after an undo, while it still shows the one before, or the new one written
 * otherwise ("3000.5" for "3000.50"); a field in which something else was typed stays as it is. `plain` returns the same text for values
 * that mean the same.
 */
export function useFollowedDefault(
  field: RefObject<HTMLInputElement | null>,
  defaultValue: string,
  plain: (value: string) => string = String,
): void {
  const earlier = useRef(defaultValue);
  const follow = useEffectEvent((value: string) => {
    const input = field.current;
    const shown = input && plain(input.value);
    if (input && input.value !== value && (shown === plain(earlier.current) || shown === plain(value))) setInputValue(input, value);
    earlier.current = value;
  });
  useLayoutEffect(() => follow(defaultValue), [defaultValue]);
}
