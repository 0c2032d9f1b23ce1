const pressable = "a[href], button, input, select, textarea, summary, label";

/** Minimum width at which a notice is readable. */
const leastWidth = 180;

/** Returns the page's first slot in which a notice is visible and covers nothing clickable; null when there is none. */
export function findNoticeSlot(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>("[data-notice-slot]")].find(isFreeSlot) ?? null;
}

/** Whether a notice in this slot is visible, wide enough to be read, and covers nothing clickable. */
export function isFreeSlot(slot: HTMLElement): boolean {
  const { left, top, right, bottom, width, height } = slot.getBoundingClientRect();
  if (width < leastWidth || slot.closest("[inert]")) return false;
  const neighbours = [...(slot.parentElement?.querySelectorAll(pressable) ?? [])].filter((each) => !slot.contains(each));
  const isUnder = (each: Element) => {
    const box = each.getBoundingClientRect();
    return box.width > 1 && box.left < right - 1 && box.right > left + 1 && box.top < bottom && box.bottom > top;
  };
  if (neighbours.some(isUnder)) return false;
  return [0.02, 0.25, 0.5, 0.75, 0.98].every((share) => {
    const hit = document.elementFromPoint(left + width * share, top + height / 2);
    if (hit === null) return false;
    return slot.contains(hit) || hit.contains(slot) || (slot.parentElement?.contains(hit) === true && !hit.closest(pressable));
  });
}
