import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { formSubjects } from "~/domain/account/give-draft";
import { keptField } from "~/domain/account/kept-field";

type Asked = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Returns what the person had typed on this page and not saved, as `[name, value]` pairs in order; null when nothing is stored (D31). The
 * URL names it by a random id that only its owner can read; it may name forms of a dialog and of the page behind it.
 */
export async function loadKeptForm({ url, context }: Asked): Promise<[string, string][] | null> {
  return url.searchParams.has("form") ? (await loadKeptForms({ url, context }, url.pathname)).named : null;
}

/** Returns the stored forms of a page, newest first: the one in the URL, and all of them. */
export async function loadKeptForms({ url, context }: Asked, path: string) {
  const named = url.searchParams.getAll("form");
  const [, answer] = await safe(context.get(callsContext).session.findForms({ path }));
  const forms = answer?.forms ?? [];
  return { named: forms.find(({ formId }) => named.includes(formId))?.entries ?? null, all: forms.map(({ entries }) => entries) };
}

/** Returns the stored forms that the URL names, each with what tells it from the other forms of its page. */
export async function listKeptForms({ url, context }: Asked) {
  const path = url.pathname;
  const named = url.searchParams.getAll("form");
  const [, answer] = named.length > 0 ? await safe(context.get(callsContext).session.findForms({ path })) : [];
  return (answer?.forms ?? []).flatMap(({ formId, entries }) => {
    const subject = named.includes(formId) && entries.find(([name]) => name === keptField)?.[1];
    return subject ? [{ path, subject, entries }] : [];
  });
}

/** Deletes the stored form that the URL names, once it is saved: it may name other ids than what was saved, when these were renewed. */
export async function discardNamedForm({ url, context }: Asked): Promise<void> {
  const [subject] = formSubjects((await loadKeptForm({ url, context })) ?? []);
  if (subject !== undefined) await discardKeptForm({ context, path: url.pathname, subject });
}

/** Deletes what was stored of a form when it is saved; `subject` is what it made or changed. */
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
