import { changesPages, type Doors, throughDoors } from "./doors.server";

/**
 * Returns the doors of a database that only this process changes, and how many transactions may have changed something so far: while the
 * number is the same, what was read before is the same.
 */
export function countOwnChanges(doors: Doors): { doors: Doors; ownChanges: () => number } {
  let changes = 0;
  const counted = throughDoors(doors, (door, enter) =>
    changesPages[door]
      ? enter().finally(() => {
          changes += 1;
        })
      : enter(),
  );
  return { doors: counted, ownChanges: () => changes };
}
