import { type Doors, throughDoors } from "~/db/doors.server";
import type { Around } from "~/services/create-calls.server";

/** Doors behind which nothing is written, or only that the caller viewed something. */
const readingDoors: readonly (keyof Doors)[] = ["readTenant", "readDistributor", "readOperatorOf", "viewTenant", "asVisitor"];

/**
 * Middleware around every call: a caller who has written gets the database's position at that time, so that no replica that is behind
 * answers them (D107). Does nothing without a replica.
 */
export const rememberWrites: Around = async (call) => {
  const { context, next } = call;
  const { replica, memory, carrier } = context;
  if (replica === null) return next();
  let hasWritten = false;
  const doors = throughDoors(context.doors, (door, enter) => {
    if (!hasWritten && !readingDoors.includes(door)) {
      hasWritten = true;
      memory.callsWriting += 1;
    }
    return enter();
  });
  try {
    return await next({ ...call, context: { ...context, doors } });
  } finally {
    if (hasWritten) {
      carrier.rememberWritten(await replica.writtenPosition());
      memory.callsWriting -= 1;
    }
  }
};
