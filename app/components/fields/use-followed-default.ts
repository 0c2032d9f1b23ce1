import { type RefObject, useLayoutEffect, useRef } from "react";
import { setInputValue } from "./set-input-value";

/**
 * Updates an uncontrolled field to its new default value, as after an undo, while it still shows the one before; a field in which something
 * else was typed stays as it is.
 */
export function useFollowedDefault(field: RefObject<HTMLInputElement | null>, defaultValue: string): void {
  const earlier = useRef(defaultValue);
  useLayoutEffect(() => {
    const input = field.current;
    if (input?.value === earlier.current && input.value !== defaultValue) setInputValue(input, defaultValue);
    earlier.current = defaultValue;
  }, [field, defaultValue]);
}
