/** What the router writes out: the data of a page by route, or why a route has none; or what an action returned. */
type Content = Readonly<Record<string, unknown>>;

const contentKey = Symbol("content");

/** A stream with its content. From a WeakMap of all streams V8 would copy the content of each at its next minor garbage collection. */
type WithContent = ReadableStream & { [contentKey]?: Content };

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
  return Object.assign(stream, { [contentKey]: content });
}

/** Returns the data by route that a body will be written from; null for any other body, and where a route failed. */
export function contentOf(body: WithContent | null): Content | null {
  const content = body?.[contentKey];
  return content && Object.values(content).every(hasData) ? content : null;
}

const hasData = (ofRoute: unknown) => typeof ofRoute === "object" && ofRoute !== null && "data" in ofRoute;
