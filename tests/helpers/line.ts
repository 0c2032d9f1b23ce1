import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A line to a port of this machine that can be cut: then it takes connections and drops them. It can also fall silent: then it takes
 * connections, keeps them and those that are open, and passes nothing on.
 */
export async function openLine(portBehind: () => number) {
  let state: "whole" | "cut" | "silent" = "whole";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behind = state === "whole" ? connect(portBehind(), "127.0.0.1") : null;
    for (const one of [socket, ...(behind ? [behind] : [])]) {
      sockets.add(one);
      one.on("error", () => one.destroy()).on("close", () => sockets.delete(one));
    }
    if (!behind) return void (state === "cut" ? socket.destroy() : socket.resume());
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
      state = "cut";
      drop();
    },
    fallSilent: () => {
      state = "silent";
      for (const socket of sockets) socket.unpipe().resume();
    },
    mend: () => {
      state = "whole";
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
