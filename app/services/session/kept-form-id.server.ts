import { v5 as namedId, v7 as newId } from "uuid";
import { formSubjects } from "~/domain/account/give-draft";
import type { Entries } from "~/domain/order/sheet-entries";
import { sameOriginPath } from "~/domain/same-origin-path";

/** Returns the path of a form's page, without its query. */
export const formPath = (path: string): string => sameOriginPath(path).replace(/[?#].*$/, "");

type FormKey = { tenantId: string; ownerId: string; path: string; subject: string };

/** Returns the id of a person's only stored form on a page that makes or changes `subject`: the same each time it is stored. */
const keptFormId = ({ tenantId, ownerId, path, subject }: FormKey): string => namedId(`${ownerId} ${path} ${subject}`, tenantId);

/** Returns the id of a form to store: that of the first that it makes or changes if it names any, else a new one. */
export function formIdOf(key: Omit<FormKey, "subject">, entries: Entries): string {
  const [subject] = formSubjects(entries);
  return subject === undefined ? newId() : keptFormId({ ...key, subject });
}
