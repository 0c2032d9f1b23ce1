import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP forwarder at an address of its own, in front of a port of this machine that may change. */
export async function openForwarder({ host, port, to }: { host: string; port: number; to: number }) {
  let target = to;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** New connections lead to another port; those that are open end. */
    turnTo: (port: number) => {
      target = port;
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
