/**
 * Keeps what is typed in a form on the server and names it in the address of the page. Returns false without a connection, or when the
 * form itself is on its way. It is in the document as text too (`watchScripts`), so it uses nothing but itself.
 */
export async function sendForm(form: HTMLFormElement, init: Pick<RequestInit, "signal" | "keepalive">): Promise<boolean> {
  const from = location.href;
  const at = new URL(form.action).pathname;
  const body = new FormData(form);
  body.set("at", at);
  try {
    const answer = await fetch("/kept-form", { method: "POST", body, ...init });
    const { formId }: { formId: string | null } = await answer.json();
    const url = new URL(location.href);
    if (formId === null || location.href !== from || !url.pathname.startsWith(at)) return true;
    // Past the router, which would ask the server again; it reads the address when it comes back to this page, or sends the form.
    if (!url.searchParams.getAll("form").includes(formId)) url.searchParams.append("form", formId);
    history.replaceState(history.state, "", url);
    form.action = at + url.search;
    return true;
  } catch {
    return false;
  }
}
