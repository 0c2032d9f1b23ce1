import { changesPages, throughDoors } from "~/db/doors.server";
import type { Around } from "~/services/create-calls.server";

/**
 * Middleware around every call: a caller who has written gets the database's position at that time, so that no replica that is behind
 * answers them (D107). Work that did not begin wrote nothing: while the primary is away, its position would be the farthest, and no stand-by
 * could answer whoever tried to write. Does nothing without a replica.
 */
export const rememberWrites: Around = async (call) => {
  const { context, next } = call;
  const { replica, memory, carrier } = context;
  if (replica === null) return next();
  let writing = 0;
  const count = (change: 1 | -1) => {
    writing += change;
    memory.callsWriting += change;
  };
  const doors = throughDoors(context.doors, async (door, enter, hasBegun) => {
    if (!changesPages[door]) return enter();
    count(1);
    try {
      return await enter();
    } catch (error) {
      if (!hasBegun()) count(-1);
      throw error;
    }
  });
  try {
    return await next({ ...call, context: { ...context, doors } });
  } finally {
    if (writing > 0) {
      carrier.rememberWritten(await replica.writtenPosition());
      memory.callsWriting -= writing;
    }
  }
};
