import { type RefObject, useLayoutEffect } from "react";
import { placeFreely } from "./free-place";

/**
 * Keeps a box that is fixed in the window where it hides nothing that can be pressed and no title, or the least of it; what it hides
 * can then be pressed through it. Found with every picture of the box, and anew when the person scrolls or the window or
 * the length of the page changes.
 */
export function useFreePlace(box: RefObject<HTMLElement | null>, from: "top" | "bottom"): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const move = () => placeFreely(element, from);
    move();
    // The page behind may be drawn a moment later.
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
