/**
 * Sets the value of a field as if a person had typed it, so that controlled fields, form listeners and live totals are notified. React
 * ignores a mere assignment to `value`.
 */
export function setInputValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
