/** Where a command reads and writes. */
export type Terminal = {
  print: (line: string) => void;
  complain: (line: string) => void;
  /** A password typed without echo, twice and the same, or the first line of what is piped in; null when the two differ. */
  askPassword: () => Promise<string | null>;
};
