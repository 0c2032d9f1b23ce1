/** Maximum milliseconds between the keys of a scanner; a person does not type so quickly so many times in a row. */
export const scanGapMilliseconds = 40;
