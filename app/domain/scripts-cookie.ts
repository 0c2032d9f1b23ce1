/** Set by the first script of every page: the browser runs scripts, so the parts of a page may follow it (D177). Lasts for the session. */
export const scriptsCookie = "scripts";
