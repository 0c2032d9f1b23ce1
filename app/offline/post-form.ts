/** Sends a form as the browser itself would: the response is a document. */
export function postForm(action: string, content: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of content) {
    if (typeof value !== "string") continue;
    // Unlike an input, it preserves line breaks.
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
