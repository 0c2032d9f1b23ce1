/** Fields of forms that change something. */
const fields = "form[method=post]:not([role=search]) :is(input:not([type=hidden]), select, textarea)";

/**
 * Would something be lost if this page were left now? The page is asked as the browser asks before it closes one, then its forms and
 * the field with the focus; a review of the cart is work as well.
 */
export function holdsWork(): boolean {
  const mayLeave = window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return !mayLeave || location.pathname.startsWith("/checkout") || isSearched() || [...document.querySelectorAll(fields)].some(isChanged);
}

/** A half-typed search is work while the person is at it. */
function isSearched(): boolean {
  const field = document.activeElement;
  return field?.matches("[role=search] *") === true && isChanged(field);
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
