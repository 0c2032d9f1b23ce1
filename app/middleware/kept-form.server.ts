import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";

type Asked = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * What the person had typed on this page and not saved, as `[name, value]` pairs in their order; null when nothing is kept (D31). The
 * address names it by a random id that only its owner can read; it may name the forms of a dialog and of the page behind it.
 */
export async function readKeptForm({ url, context }: Asked): Promise<[string, string][] | null> {
  return url.searchParams.has("form") ? (await readKeptForms({ url, context }, url.pathname)).named : null;
}

/** The forms kept on a page, the newest first: the one that the address names, and all of them. */
export async function readKeptForms({ url, context }: Asked, path: string) {
  const named = url.searchParams.getAll("form");
  const [, answer] = await safe(context.get(callsContext).session.findForms({ path }));
  const forms = answer?.forms ?? [];
  return { named: forms.find(({ formId }) => named.includes(formId))?.entries ?? null, all: forms.map(({ entries }) => entries) };
}

/** Forgets what was kept of a form when it is saved; `subject` is what it made or changed. */
export async function discardKeptForm({
  context,
  path,
  subject,
}: {
  context: Asked["context"];
  path: string;
  subject: string;
}): Promise<void> {
  await safe(context.get(callsContext).session.discardForm({ path, subject }));
}
