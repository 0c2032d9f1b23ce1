import { type Doors, throughDoors } from "./doors.server";

/** Doors that change nothing of a practice but its audit trail, what was opened last, and the outbox. */
const changeNothing: ReadonlySet<keyof Doors> = new Set(["readTenant", "viewTenant", "readDistributor", "readOperatorOf", "asOutbox"]);

/**
 * Returns the doors of a database that only this process changes, and how many transactions may have changed something so far: while the
 * number is the same, what was read before is the same.
 */
export function countOwnChanges(doors: Doors): { doors: Doors; ownChanges: () => number } {
  let changes = 0;
  const counted = throughDoors(doors, (door, enter) =>
    changeNothing.has(door)
      ? enter()
      : enter().finally(() => {
          changes += 1;
        }),
  );
  return { doors: counted, ownChanges: () => changes };
}
