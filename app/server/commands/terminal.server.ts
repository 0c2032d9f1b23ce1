/** Where a command reads and writes. */
export type Terminal = {
  print: (line: string) => void;
  complain: (line: string) => void;
  /** Returns a password typed twice without echo, or the first line of piped input; null when the two differ. */
  askPassword: () => Promise<string | null>;
};
