/**
 * Sets the value of an input as if a person had typed it, so that controlled inputs, form listeners and live totals notice.
 * Assigning `value` alone is swallowed by React.
 */
export function setInputValue(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
