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
    const place = () => placeFreely(element, from);
    place();
    // The page behind may be drawn a moment later.
    const later = requestAnimationFrame(place);
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
    const length = new ResizeObserver(place);
    length.observe(document.body);
    return () => {
      cancelAnimationFrame(later);
      removeEventListener("scroll", place);
      removeEventListener("resize", place);
      length.disconnect();
    };
  });
}
