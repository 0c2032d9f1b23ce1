/** A position in PostgreSQL's log in its own notation: `16/B374D848`. It covers what was committed before. */
export type WalPosition = string;

/** Beyond everything written: whoever has this position reads from the primary. */
export const farthestPosition: WalPosition = "FFFFFFFF/FFFFFFFF";

export const isWalPosition = (text: string): boolean => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);

/** Returns a position as a number of bytes. */
export function bytesOf(position: WalPosition): bigint {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The positions of the primary over time. */
export type WrittenCourse = {
  /** Records that the primary had reached at least a position at a moment. */
  readonly note: (position: WalPosition, atMs: number) => void;
  /**
   * Returns the age in milliseconds of a position: everything committed before that moment is covered. Null when it is older than what is
   * recorded.
   */
  readonly ageMs: (position: WalPosition, nowMs: number) => number | null;
};

/** One moment per second for five minutes. */
const momentsMax = 300;

/** Returns an empty record; moments must be noted in order. */
export function writtenCourse(): WrittenCourse {
  const moments: { bytes: bigint; atMs: number }[] = [];
  return {
    note: (position, atMs) => {
      moments.push({ bytes: bytesOf(position), atMs });
      if (moments.length > momentsMax) moments.shift();
    },
    ageMs: (position, nowMs) => {
      const bytes = bytesOf(position);
      const reached = moments.findLast((moment) => moment.bytes <= bytes);
      return reached ? Math.max(0, nowMs - reached.atMs) : null;
    },
  };
}
