/**
 * Runs in the page: finds every signed number (-3.25, +2) that is painted, and those whose sign stands right of their first digit,
 * each with the words around it. Texts are measured character by character; what fields and lists hold is painted by the browser in
 * the direction of the element, so there the direction is read. A sign behind a letter or digit is part of a word, number or day.
 */
export function findSignedValues(): { seen: number; turned: string[] } {
  const signed = /(?<![\p{L}\p{N}])[-+−]\d/gu;
  const turned: string[] = [];
  let seen = 0;

  const rectOf = (node: Node, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  };
  const isLeftToRight = (element: Element) => getComputedStyle(element).direction === "ltr";

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const parent = node.parentElement;
    if (!parent || parent.closest("option, script, style, textarea")) continue;
    for (const { index } of text.matchAll(signed)) {
      const [sign, digit] = [rectOf(node, index), rectOf(node, index + 1)];
      if (!sign || !digit || Math.abs(sign.top - digit.top) > sign.height / 2) continue;
      seen += 1;
      if (sign.left >= digit.left) turned.push(text.trim().slice(0, 80));
    }
  }
  for (const option of document.querySelectorAll("option")) {
    const matches = [...option.text.matchAll(signed)];
    seen += matches.length;
    const isolated = (index: number) => option.text.lastIndexOf("\u2066", index) > option.text.lastIndexOf("\u2069", index);
    if (!isLeftToRight(option) && matches.some(({ index }) => !isolated(index))) turned.push(`option ${option.text.trim()}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea")) {
    const matches = [...field.value.matchAll(signed), ...field.placeholder.matchAll(signed)];
    seen += matches.length;
    if (matches.length > 0 && !isLeftToRight(field)) turned.push(`input ${field.value || field.placeholder}`);
  }
  return { seen, turned };
}
