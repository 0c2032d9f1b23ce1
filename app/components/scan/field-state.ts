import { setInputValue } from "~/components/fields/set-input-value";

/** Inputs that take no text. */
const withoutText = ["checkbox", "radio", "button", "submit", "reset", "image", "file", "range", "color", "hidden"];

/**
 * What a field holds now: its value and what is selected in it. The answered function brings it back, for React too. Null for whatever
 * takes no text.
 */
export function fieldState(field: Element | null): (() => void) | null {
  if (field instanceof HTMLSelectElement) return selectState(field);
  const takesText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !withoutText.includes(field.type));
  if (!takesText) return null;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // A field without a selection may show digits that are no value yet, as a half-typed date does.
    if (field.value !== value || selectionStart === null) setInputValue(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/** Keys choose from a list; the page was not told of it (see holdChoices). */
function selectState(field: HTMLSelectElement): () => void {
  const { selectedIndex } = field;
  return () => {
    field.selectedIndex = selectedIndex;
  };
}

/** Is what is typed here nobody's business, also while it is shown? */
export function isSecret(field: EventTarget | null): boolean {
  return field instanceof HTMLInputElement && (field.type === "password" || field.autocomplete.includes("password"));
}
