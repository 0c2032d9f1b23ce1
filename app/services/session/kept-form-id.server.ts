import { v5 as namedId, v7 as newId } from "uuid";
import { sameOriginPath } from "~/domain/same-origin-path";

/** The path of a page without its search: where a form is. */
export const formPath = (path: string): string => sameOriginPath(path).replace(/[?#].*$/, "");

/** How long a form is kept (D31). */
export const keptMilliseconds = 12 * 60 * 60_000;

type FormKey = { tenantId: string; ownerId: string; path: string; subject: string };

/** The id of the one kept form of a person, on a page, that makes or changes `subject`: the same each time it is kept. */
export const keptFormId = ({ tenantId, ownerId, path, subject }: FormKey): string => namedId(`${ownerId} ${path} ${subject}`, tenantId);

/** The id of a form that is kept: of what it makes or changes, where it names that, or a new one. */
export function formIdOf(key: Omit<FormKey, "subject">, entries: readonly (readonly [name: string, value: string])[]): string {
  const subject = entries.find(([name, value]) => (name === "preorder" || name === "id") && value !== "")?.[1];
  return subject === undefined ? newId() : keptFormId({ ...key, subject });
}
