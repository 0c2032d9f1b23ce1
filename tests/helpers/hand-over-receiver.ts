import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** One post of an order, until it was answered or its connection ended. */
export type Post = { orderId: string; beganAtMs: number; endedAtMs: number; status: number | null };

/** A distributor's receiver of orders: `answer` decides when a post is answered, and with which status. */
export async function openReceiver(answer: (post: Post) => Promise<number>) {
  const posts: Post[] = [];
  const open = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => {
      const post: Post = {
        ...{ orderId: String(request.headers["idempotency-key"]), beganAtMs: performance.now() },
        ...{ endedAtMs: Number.POSITIVE_INFINITY, status: null },
      };
      posts.push(post);
      request.resume();
      response.on("close", () => {
        post.endedAtMs = Math.min(post.endedAtMs, performance.now());
      });
      void answer(post).then((status) => {
        if (response.destroyed) return;
        Object.assign(post, { status, endedAtMs: performance.now() });
        response.writeHead(status).end("{}");
      });
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://portal:secret@127.0.0.1:${port}/orders`,
    posts,
    /** Ends it in the middle of its posts; nothing answers at its address any more. */
    kill: close,
    restart: async () => {
      server = await open(port);
    },
    close,
  };
}

/** Posts of an order that began while another of the same order was neither answered nor ended. */
export const overlaps = (posts: readonly Post[]) =>
  posts.flatMap((one, index) =>
    posts
      .slice(index + 1)
      .filter((other) => other.orderId === one.orderId && other.beganAtMs < one.endedAtMs && one.beganAtMs < other.endedAtMs),
  );
