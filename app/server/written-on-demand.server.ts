/** The data of a page as the router answers it: by route, or why a route has none. */
type Content = Readonly<Record<string, object>>;

const contents = new WeakMap<ReadableStream, Content>();

/** Returns a stream that is written when it is first read; until then `contentOf` finds what it will be written from. */
export function writtenOnDemand(content: Content, write: () => ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reader ??= write().getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  contents.set(stream, content);
  return stream;
}

/** Returns what a body will be written from; null for any other body, and where a route failed. */
export function contentOf(body: ReadableStream | null): Content | null {
  const content = body && contents.get(body);
  return content && Object.values(content).every((ofRoute) => "data" in ofRoute) ? content : null;
}
