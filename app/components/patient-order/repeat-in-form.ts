import { eyeControlId, sides } from "~/forms/patient-order/patient-draft";
import { repeatOrder } from "~/forms/patient-order/repeat-order";

/** Returns the form filled with an old order, and focuses its first quantity, from which Enter adds to the cart. */
export function repeatInForm(...given: Parameters<typeof repeatOrder>): ReturnType<typeof repeatOrder> {
  const again = repeatOrder(...given);
  const first = sides.find((side) => again.draft.eyes[side].quantity !== "") ?? "right";
  focusInView(document.getElementById(eyeControlId(first, "quantity")));
  return again;
}

/** Focuses a field and keeps it in view while the page grows above it, until it loses the focus or the person scrolls. */
function focusInView(field: HTMLElement | null): void {
  if (!field) return;
  field.focus();
  const growth = new ResizeObserver(() => field.scrollIntoView({ block: "nearest" }));
  growth.observe(document.body);
  const ended = new AbortController();
  const end = () => {
    growth.disconnect();
    ended.abort();
  };
  field.addEventListener("blur", end, { signal: ended.signal });
  for (const scrolling of ["wheel", "touchmove"]) addEventListener(scrolling, end, { signal: ended.signal, passive: true });
}
