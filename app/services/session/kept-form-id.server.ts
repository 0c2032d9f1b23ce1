import { v5 as namedId } from "uuid";
import { sameOriginPath } from "~/domain/same-origin-path";

/** The path of a page without its search: where a form stands. */
export const formPath = (path: string): string => sameOriginPath(path).replace(/[?#].*$/, "");

type FormKey = { tenantId: string; ownerId: string; path: string; subject: string };

/** The id of the one kept form of a person, on a page, that makes or changes `subject`: the same each time it is kept. */
export const keptFormId = ({ tenantId, ownerId, path, subject }: FormKey): string => namedId(`${ownerId} ${path} ${subject}`, tenantId);
