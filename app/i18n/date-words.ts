/** What a language contributes to dates: taken from date-fns on the server, so that browsers do not load its locales. */
export type DateWords = {
  /** Sunday first. */
  weekdays: string[];
  weekdaysShort: string[];
  /** January first. */
  monthsShort: string[];
  am: string;
  pm: string;
  /** The word for morning or afternoon is before the hour. */
  periodFirst: boolean;
};

/** The name under which the words travel with the texts to the browser. */
export const dateWordsNamespace = "dateWords";
