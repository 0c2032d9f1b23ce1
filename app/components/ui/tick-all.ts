import type { MouseEvent } from "react";

const boxesOf = (formId: string) => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${formId}"]`)];
const countTicked = (formId: string) => boxesOf(formId).filter(({ checked }) => checked).length;

/** Calls `tell` with the number of ticked boxes of a form, now and after every change, until the returned function is called. */
export function followTicks(formId: string, tell: (ticked: number) => void): () => void {
  const onChange = () => tell(countTicked(formId));
  onChange();
  document.addEventListener("change", onChange);
  return () => document.removeEventListener("change", onChange);
}

/** Ticks every box of a form, or unticks all when all are ticked. Without JavaScript the link opens the page with all ticked. */
export function tickAll(event: MouseEvent<HTMLAnchorElement>, formId: string, tell: (ticked: number) => void): void {
  event.preventDefault();
  const boxes = boxesOf(formId);
  const ticks = boxes.some(({ checked }) => !checked);
  for (const box of boxes) box.checked = ticks;
  tell(countTicked(formId));
}
