import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns the end of the range of texts with this beginning; no character sorts after the last one of Unicode. */
const endOf = (beginning: string) => `${beginning}\u{10ffff}`;

/**
 * Returns the condition for texts with this beginning, in the byte order of an index with text_pattern_ops, independent of the database's
 * locale. It is a range, because a prepared statement cannot use an index for LIKE with a parameter.
 */
export const beginsWith = (text: SQLWrapper, beginning: string): SQL =>
  sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${endOf(beginning)})`;
