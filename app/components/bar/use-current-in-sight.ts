import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Scrolls an overflowing row of links to the one of this page, without scrolling the page itself. */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    if (pathname === "" || !row.current || !current) return;
    const [box, link] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (link.left < box.left || link.right > box.right) row.current.scrollBy(link.left + link.width / 2 - box.left - box.width / 2, 0);
  }, [pathname]);
  return row;
}
