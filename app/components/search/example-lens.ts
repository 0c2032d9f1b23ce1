/** A lens as it may be typed into the search, the same in every language. */
export const exampleLens = "myday -3.25";
