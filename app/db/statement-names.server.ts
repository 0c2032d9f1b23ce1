/** Maximum number of named statements, so that lists of any length cannot fill the memory of the database's connections. */
const namesMax = 400;

/**
 * Whether a statement lists rows. How they are best found depends on the practice that asks: the plan for one of average size sorts all
 * orders of a large one to list thirty. So it is planned each time.
 */
export const isListing = (text: string): boolean => / order by .* limit \$\d+( offset \$\d+)?$/s.test(text);

/**
 * Returns a function that gives each statement a name of its own; undefined for one that is planned each time, and once there are too many.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text) || names.size >= namesMax) return names.get(text);
    const name = isListing(text) ? undefined : `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
