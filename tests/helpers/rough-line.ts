import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

const isScript = (url: string) => /^\/assets(-\d+)?\/[\w.-]+\.js$/.test(url);
/** Answers in which addresses of scripts stand. */
const namesScripts = /text\/html|javascript|json/;

/**
 * A line to a portal that a test makes worse: it can be down for a while, lose the answer to the next form, and fail to bring scripts.
 * After `deploy` the portal behind it looks like a new version: documents and the service worker name other scripts, and those of the
 * version before are gone.
 */
export async function openRoughLine(portBehind: () => number) {
  const sockets = new Set<Socket>();
  let isDown = false;
  let version = 0;
  let answersToLose = 0;
  let scriptsToFail = 0;
  const counts = { bursts: 0, answers: 0, scripts: 0, gone: 0, versions: 0 };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "/", method = "GET" } = request;
    const body = await bodyOf(request);
    if (isDown) return void response.destroy();
    const script = isScript(url);
    if (script && scriptsToFail > 0) {
      scriptsToFail -= 1;
      counts.scripts += 1;
      return void response.destroy();
    }
    if (script && !url.startsWith(`${assetsOf(version)}/`)) {
      counts.gone += 1;
      return void response.writeHead(404).end();
    }
    const path = url.replace(/^\/assets-\d+\//, "/assets/");
    const answer = await sendOn(portBehind(), { method, path, headers: request.headers }, body);
    if (method === "POST" && answersToLose > 0) {
      answersToLose -= 1;
      counts.answers += 1;
      return void response.destroy();
    }
    if (isDown) return void response.destroy();
    const { content, headers } = version > 0 ? renamed(answer, assetsOf(version)) : answer;
    response.writeHead(answer.status, { ...headers, "content-length": content.length }).end(content);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (isDown) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    counts: () => ({ ...counts }),
    /** Nothing comes through until `mend`. */
    cut: () => {
      isDown = true;
      counts.bursts += 1;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isDown = false;
    },
    /** The portal does what the next form asks, and its answer is lost. */
    loseNextAnswer: () => {
      answersToLose += 1;
    },
    /** So many scripts do not arrive at the first try. */
    failScripts: (quantity: number) => {
      scriptsToFail += quantity;
    },
    deploy: () => {
      version += 1;
      counts.versions += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const assetsOf = (version: number) => (version === 0 ? "/assets" : `/assets-${version}`);

type Sent = { method: string; path: string; headers: IncomingMessage["headers"] };
type Answer = { status: number; headers: IncomingMessage["headers"]; content: Buffer };

/** Asks the portal for the whole answer, neither compressed nor compared with what the browser has kept. */
async function sendOn(port: number, { method, path, headers }: Sent, body: Buffer): Promise<Answer> {
  const { "if-none-match": _tag, "if-modified-since": _since, ...others } = headers;
  const sent = ask({ host: "127.0.0.1", port, method, path, headers: { ...others, "accept-encoding": "identity" } });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { "transfer-encoding": _coding, connection: _connection, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: kept, content: await bodyOf(answer) };
}

function renamed(answer: Answer, assets: string): Answer {
  if (!namesScripts.test(answer.headers["content-type"] ?? "")) return answer;
  const content = answer.content.toString().replaceAll(/\/assets(?=\/[\w.-]+\.js|["`])/g, assets);
  return { ...answer, content: Buffer.from(content) };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
