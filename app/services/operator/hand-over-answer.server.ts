import type { listFailedHandOvers } from "~/db/queries/practice/operator.server";

type FailedHandOver = Awaited<ReturnType<typeof listFailedHandOvers>>[number];

/** Returns a failed hand-over in the shape of the calls. */
export const handOverAnswer = ({ id, ...handOver }: FailedHandOver) => ({ messageId: id, ...handOver });
