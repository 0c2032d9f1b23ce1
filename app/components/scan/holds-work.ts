/** Fields of forms that change something. */
const fields = "form[method=post]:not([role=search]) :is(input:not([type=hidden]), select, textarea)";

/**
 * Whether something would be lost if this page were left now. Checks the page as the browser does before closing one, then its forms and
 * the focused field; a review of the cart counts as work too.
 */
export function holdsWork(): boolean {
  const mayLeave = window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  if (!mayLeave || location.pathname.startsWith("/checkout")) return true;
  // Text in a form that only searches counts as work while it has the focus.
  const focused = document.activeElement;
  return (focused !== null && isChanged(focused)) || [...document.querySelectorAll(fields)].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return options.some(({ defaultSelected }) => defaultSelected) && options.some((each) => each.selected !== each.defaultSelected);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
