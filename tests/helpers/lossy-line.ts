import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { seededChance } from "./seeded-chance";

/** How often, of a thousand requests, the line does something to them. */
const losses = { request: 200, answer: 200, cut: 30, twice: 30 } as const;

type Loss = keyof typeof losses;

/** A line to a portal that loses requests and answers, cuts answers in the middle and sends requests twice, by a seed that repeats it. */
export async function openLossyLine(portBehind: () => number, seed: number) {
  const counts: Record<Loss | "whole", number> = { request: 0, answer: 0, cut: 0, twice: 0, whole: 0 };
  const chance = seededChance(seed);
  const server = createServer((request, response) => {
    const loss = drawLoss(chance());
    counts[loss ?? "whole"] += 1;
    handOn({ request, response, loss, port: portBehind() }).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Handed = { request: IncomingMessage; response: ServerResponse; loss: Loss | null; port: number };

async function handOn({ request, response, loss, port }: Handed): Promise<void> {
  const body = await bodyOf(request);
  if (loss === "request") return void response.destroy();
  const send = () => sendTo(port, request, body);
  const answered = send();
  if (loss === "twice") await Promise.allSettled([send(), answered]);
  const { status, headers, content } = await answered;
  if (loss === "answer") return void response.destroy();
  response.writeHead(status, headers);
  if (loss !== "cut") return void response.end(content);
  response.write(content.subarray(0, Math.floor(content.length / 2)), () => response.destroy());
}

type Answer = { status: number; headers: IncomingMessage["headers"]; content: Buffer };

function sendTo(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      bodyOf(answer).then((content) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, content }), reject);
    });
    sent.on("error", reject).end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function drawLoss(number: number): Loss | null {
  let passed = 0;
  for (const [loss, ofThousand] of Object.entries(losses) as [Loss, number][]) {
    passed += ofThousand / 1000;
    if (number < passed) return loss;
  }
  return null;
}
