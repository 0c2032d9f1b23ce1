import { setInputValue } from "~/components/fields/set-input-value";

/** Inputs that take no text. */
const withoutText = ["checkbox", "radio", "button", "submit", "reset", "image", "file", "range", "color", "hidden"];

/** Captures a field's value and selection. The returned function restores them, for React too. Null for elements that take no text. */
export function fieldState(field: Element | null): (() => void) | null {
  if (field instanceof HTMLSelectElement) return selectState(field);
  const takesText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !withoutText.includes(field.type));
  if (!takesText) return null;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // A field without a text selection may show digits that are no value yet, such as a half-typed date.
    if (field.value !== value || selectionStart === null) setInputValue(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/** Captures a list whose choice by keys was withheld from the page (see holdChoices). */
function selectState(field: HTMLSelectElement): () => void {
  const { selectedIndex } = field;
  return () => {
    field.selectedIndex = selectedIndex;
  };
}

/** Whether this is a password field, also while the password is shown. */
export function isSecret(field: EventTarget | null): boolean {
  return field instanceof HTMLInputElement && (field.type === "password" || field.autocomplete.includes("password"));
}
