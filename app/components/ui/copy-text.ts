/** Copies a text; rejected when the page is not served securely, or the person does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
