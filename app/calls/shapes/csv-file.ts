import { z } from "zod";

/** Within this process the bytes as they are produced; for a caller over HTTP the received file. */
const csvStream = z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream);

/** A table as a CSV file (D30). */
export const csvFile = z.object({ headers: z.record(z.string(), z.string()), body: z.union([z.file(), csvStream]) });
