import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the element in the URL's hash, on each visit, as the browser itself does when it loads a page. */
export function useFocusByHash<E extends HTMLElement>(id: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${id}`) queueMicrotask(() => element.current?.focus({ preventScroll: true }));
  }, [location, id]);
  return element;
}
