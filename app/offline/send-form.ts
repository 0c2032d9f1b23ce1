/** What became of a form that was to be stored: the server has it, it is to be sent again, or the server never takes it. */
export type Storing = "stored" | "failed" | "tooLong";

/**
 * Stores what is typed in a form on the server, without a photo, and puts its id into the URL of the page. It fails without a connection,
 * or when the form itself is being sent; more than the server takes in one request, 1 MB, is too long, and is not sent. Browsers refuse
 * `keepalive` for more than 64 KiB in all, so a longer form is sent without it. It is also inlined into the document as text
 * (`watchScripts`), so it references nothing outside itself.
 */
export async function sendForm(form: HTMLFormElement, init: Pick<RequestInit, "signal" | "keepalive">): Promise<Storing> {
  const from = location.href;
  const at = new URL(form.action).pathname;
  const body = new FormData(form);
  body.delete("photo");
  body.set("at", at);
  const entries = [...body];
  // Each field is sent with some 150 bytes around it.
  const bytes = new Blob(entries.flat()).size + 150 * entries.length;
  if (bytes > 1024 * 1024) return "tooLong";
  try {
    const answer = await fetch("/kept-form", { method: "POST", body, ...init, keepalive: bytes < 60_000 && init.keepalive });
    if (answer.status === 413) return "tooLong";
    const { formId }: { formId: string | null } = await answer.json();
    const url = new URL(location.href);
    if (formId === null || location.href !== from || !url.pathname.startsWith(at)) return "stored";
    // Bypasses the router, which would request data; it reads the URL when it returns to this page, or sends the form.
    if (!url.searchParams.getAll("form").includes(formId)) url.searchParams.append("form", formId);
    history.replaceState(history.state, "", url);
    form.action = at + url.search;
    return "stored";
  } catch {
    return "failed";
  }
}
