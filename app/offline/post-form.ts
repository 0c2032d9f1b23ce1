/** Sends what a form holds as a browser does by itself: the answer is a document. */
export function postForm(action: string, content: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of content) {
    if (typeof value !== "string") continue;
    // Unlike an input, it keeps the lines of a text.
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}
