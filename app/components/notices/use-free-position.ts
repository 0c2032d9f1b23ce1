import { type RefObject, useLayoutEffect } from "react";
import { positionFreely } from "./free-position";

/**
 * Keeps a fixed box where it covers nothing clickable and no title, or as little as possible; clicks then pass through it. Computed with
 * every render of the box, and again when the person scrolls or the window or the length of the page changes.
 */
export function useFreePosition(box: RefObject<HTMLElement | null>, from: "top" | "bottom"): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const move = () => positionFreely(element, from);
    move();
    // The page behind may be rendered later.
    const later = requestAnimationFrame(move);
    addEventListener("scroll", move, { passive: true });
    addEventListener("resize", move);
    const length = new ResizeObserver(move);
    length.observe(document.body);
    return () => {
      cancelAnimationFrame(later);
      removeEventListener("scroll", move);
      removeEventListener("resize", move);
      length.disconnect();
    };
  });
}
