/** How long a browser keeps drafts and waiting entries, and the server what is typed in a form: 12 hours (D31). */
export const keptMilliseconds = 12 * 60 * 60_000;
