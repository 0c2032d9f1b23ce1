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
    // A field without a text selection may show digits that are not a value yet, such as a half-typed date.
    if (field.value !== value || selectionStart === null) setInputValue(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/** A list whose choice by keys was held back from the page (see holdChoices). */
function selectState(field: HTMLSelectElement): () => void {
  const { selectedIndex } = field;
  return () => {
    field.selectedIndex = selectedIndex;
  };
}

/** Is this a password field, also while the password is shown? */
export function isSecret(field: EventTarget | null): boolean {
  return field instanceof HTMLInputElement && (field.type === "password" || field.autocomplete.includes("password"));
}
