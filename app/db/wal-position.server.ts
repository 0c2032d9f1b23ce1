/** A place in the log of PostgreSQL, as it writes one: `16/B374D848`. What was committed before it lies below. */
export type WalPosition = string;

/** Beyond everything that is written: who carries it reads from the primary. */
export const farthestPosition: WalPosition = "FFFFFFFF/FFFFFFFF";

export const isWalPosition = (text: string): boolean => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);

/** Returns a position as a number of bytes. */
export function bytesOf(position: WalPosition): bigint {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** How far the primary had been written, moment by moment. */
export type WrittenCourse = {
  /** Notes that the primary had been written at least up to a position at a moment. */
  readonly note: (position: WalPosition, atMs: number) => void;
  /**
   * Returns the age in milliseconds of what lies at a position: everything that was committed before that moment is there. Null where
   * nothing so old is known.
   */
  readonly ageMs: (position: WalPosition, nowMs: number) => number | null;
};

/** Keeps one moment a second for five minutes. */
const kept = 300;

/** Returns an empty course; moments are noted in their order. */
export function writtenCourse(): WrittenCourse {
  const moments: { bytes: bigint; atMs: number }[] = [];
  return {
    note: (position, atMs) => {
      moments.push({ bytes: bytesOf(position), atMs });
      if (moments.length > kept) moments.shift();
    },
    ageMs: (position, nowMs) => {
      const bytes = bytesOf(position);
      const reached = moments.findLast((moment) => moment.bytes <= bytes);
      return reached ? Math.max(0, nowMs - reached.atMs) : null;
    },
  };
}
