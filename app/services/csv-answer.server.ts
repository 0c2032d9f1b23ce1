/**
 * Returns a table in chunks as a file with this name (D30): a chunk is produced when the receiver has room for it, and none after the
 * receiver has disconnected.
 */
export function csvAnswer(name: string, pieces: AsyncGenerator<string, void>) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return()),
  });
  const headers = {
    "content-type": "text/csv;charset=utf-8",
    "content-disposition": `attachment; filename="${name}.csv"`,
  };
  return { headers, body };
}
