import { ORPCError } from "@orpc/server";
import { type Doors, throughDoors } from "~/db/doors.server";
import type { Around } from "~/services/create-calls.server";

const notingDoors: readonly (keyof Doors)[] = ["withTenant", "asDistributor", "asOperatorOf", "asErasureOf"];

/**
 * Fails a call that is refused after one of its transactions was committed that is noted as a change of what practices see (D175): a
 * refusal discards nothing that is kept.
 */
export const refusalsNoteNothing: Around = async (call) => {
  const { context, path, next } = call;
  const committed: string[] = [];
  const doors = throughDoors(context.doors, async (door, enter) => {
    const answer = await enter();
    if (notingDoors.includes(door)) committed.push(door);
    return answer;
  });
  try {
    return await next({ ...call, context: { ...context, doors } });
  } catch (error) {
    if (!(error instanceof ORPCError) || committed.length === 0) throw error;
    throw new Error(`${path.join(".")} was refused (${error.code}) after a change through ${committed.join(", ")}`, { cause: error });
  }
};
