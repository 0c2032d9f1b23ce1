/** Fields of forms that change something. */
const fields = "form[method=post]:not([role=search]) :is(input:not([type=hidden]), select, textarea)";

/**
 * Would something be lost if this page were left now? The page is asked as the browser asks before it closes one, then its forms and
 * the field with the focus; a review of the cart is work as well.
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
