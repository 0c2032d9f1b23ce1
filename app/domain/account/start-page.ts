/** The page after signing in, chosen by each person (D83). */
export const startPages = ["products", "today"] as const;
export type StartPage = (typeof startPages)[number];

/** Returns the path of a start page. */
export const startPath = (page: StartPage) => `/${page}` as const;
