import { type Doors, throughDoors } from "~/db/doors.server";
import type { Around } from "~/services/create-calls.server";

/** Behind these nothing is written, or nothing but that the caller looked. */
const readingDoors: readonly (keyof Doors)[] = ["readTenant", "viewTenant", "asVisitor"];

/**
 * Middleware around every call: whoever has written carries up to where the database is written then, so that no replica that is behind
 * answers them (D107). Without a replica it does nothing.
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
