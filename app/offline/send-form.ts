/**
 * Keeps what is typed in a form on the server and names it in the address of the page. Returns false without a connection, or when the
 * form itself is on its way.
 */
export async function sendForm(form: HTMLFormElement, signal: AbortSignal): Promise<boolean> {
  const from = location.href;
  const at = new URL(form.action).pathname;
  const body = new FormData(form);
  body.set("at", at);
  try {
    const answer = await fetch("/kept-form", { method: "POST", body, keepalive: true, signal });
    const { formId }: { formId: string | null } = await answer.json();
    if (formId && location.href === from) nameInAddress(form, at, formId);
    return true;
  } catch {
    return false;
  }
}

/** Past the router, which would ask the server again; it reads the address when it comes back to this page, or sends the form. */
function nameInAddress(form: HTMLFormElement, at: string, formId: string): void {
  const url = new URL(location.href);
  if (!url.pathname.startsWith(at)) return;
  if (!url.searchParams.getAll("form").includes(formId)) url.searchParams.append("form", formId);
  history.replaceState(history.state, "", url);
  form.action = at + url.search;
}
