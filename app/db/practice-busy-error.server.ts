/** A practice needs more at a time than its share of a process (D108). */
export class PracticeBusyError extends Error {
  override readonly name = "PracticeBusyError";
}
