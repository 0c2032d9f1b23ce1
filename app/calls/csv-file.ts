import { z } from "zod";

/** In this process the bytes as they are made; to a caller over HTTP the file that it received. */
const csvStream = z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream);

/** A table as a file (D30). */
export const csvFile = z.object({ headers: z.record(z.string(), z.string()), body: z.union([z.file(), csvStream]) });
