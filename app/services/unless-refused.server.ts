/** Ends a transaction whose work was refused; it never reaches a caller. */
class Refused<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super("The work of a transaction was refused");
  }
}

/** Whether an outcome is a refusal with a code. */
const hasCode = (outcome: unknown): boolean => typeof outcome === "object" && outcome !== null && "code" in outcome;

/** Whether an outcome says that there is nothing with the id that was given. */
export const isNothing = (outcome: unknown): boolean => outcome === null;

/**
 * Runs work behind a door and returns its outcome. A refused one rolls the transaction back, so that it is not noted as a change of what
 * practices see (D175).
 */
export async function unlessRefused<Opened, Outcome>(
  enter: (work: (opened: Opened) => Promise<Outcome>) => Promise<Outcome>,
  work: (opened: Opened) => Promise<Outcome>,
  isRefused: (outcome: Outcome) => boolean = hasCode,
): Promise<Outcome> {
  try {
    return await enter(async (opened) => {
      const outcome = await work(opened);
      if (isRefused(outcome)) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}
