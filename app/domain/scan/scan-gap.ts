/** The keys of a scanner follow each other within fewer milliseconds than this; those of a person do not, so many times in a row. */
export const scanGapMilliseconds = 40;
