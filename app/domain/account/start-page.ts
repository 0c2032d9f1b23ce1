/** Where signing in leads, as each person chooses (D83). */
export const startPages = ["products", "today"] as const;
export type StartPage = (typeof startPages)[number];

/** The address of a start page. */
export const startPath = (page: StartPage) => `/${page}` as const;
