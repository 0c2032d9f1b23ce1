import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a port of this machine that can be cut: then it takes connections and drops them. */
export async function openLine(portBehind: () => number) {
  let whole = true;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behind = whole ? connect(portBehind(), "127.0.0.1") : null;
    for (const one of [socket, ...(behind ? [behind] : [])]) {
      sockets.add(one);
      one.on("error", () => one.destroy()).on("close", () => sockets.delete(one));
    }
    if (!behind) return void socket.destroy();
    socket.pipe(behind).pipe(socket);
    socket.on("close", () => behind.destroy());
    behind.on("close", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      whole = false;
      drop();
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
