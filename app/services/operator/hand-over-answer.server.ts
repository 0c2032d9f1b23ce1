import type { listFailedHandOvers } from "~/db/queries/practice/operator.server";

type FailedHandOver = Awaited<ReturnType<typeof listFailedHandOvers>>[number];

/** A failed hand-over as the calls answer it. */
export const handOverAnswer = ({ id, ...handOver }: FailedHandOver) => ({ messageId: id, ...handOver });
