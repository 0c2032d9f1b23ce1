import { v5 as namedId, v7 as newId } from "uuid";
import { keptField } from "~/domain/account/kept-field";
import { sameOriginPath } from "~/domain/same-origin-path";

/** Returns the path of a form's page, without its query. */
export const formPath = (path: string): string => sameOriginPath(path).replace(/[?#].*$/, "");

type FormKey = { tenantId: string; ownerId: string; path: string; subject: string };

/** Returns the id of a person's only stored form on a page that makes or changes `subject`: the same each time it is stored. */
export const keptFormId = ({ tenantId, ownerId, path, subject }: FormKey): string => namedId(`${ownerId} ${path} ${subject}`, tenantId);

/** The fields that name what a form makes or changes, or which form of its page it is. */
const subjectFields = new Set(["preorder", "id", keptField]);

/** Returns the id of a form to store: that of what it makes or changes if it names one, else a new one. */
export function formIdOf(key: Omit<FormKey, "subject">, entries: readonly (readonly [name: string, value: string])[]): string {
  const subject = entries.find(([name, value]) => subjectFields.has(name) && value !== "")?.[1];
  return subject === undefined ? newId() : keptFormId({ ...key, subject });
}
