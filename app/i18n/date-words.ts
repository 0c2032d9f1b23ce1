/** A language's words for dates: taken from date-fns on the server, so that browsers do not load its locales. */
export type DateWords = {
  /** Sunday first. */
  weekdays: string[];
  weekdaysShort: string[];
  /** January first. */
  monthsShort: string[];
  am: string;
  pm: string;
  /** Whether the word for morning or afternoon precedes the hour. */
  periodFirst: boolean;
};

/** The namespace in which the words are sent to the browser with the texts. */
export const dateWordsNamespace = "dateWords";
