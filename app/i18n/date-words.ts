/** A language's words for dates: taken from date-fns on the server, so that browsers do not load its locales. */
export type DateWords = {
  /** Sunday first. */
  weekdays: string[];
  weekdaysShort: string[];
  /** January first. */
  monthsShort: string[];
  am: string;
  pm: string;
  /** What differs from the market's patterns in the order of this language: expressions and what replaces them, applied in turn. */
  order: readonly (readonly [from: string, to: string])[];
};

/** The namespace in which the words are sent to the browser with the texts. */
export const dateWordsNamespace = "dateWords";
