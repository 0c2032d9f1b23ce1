import { IncomingMessage, type ServerOptions, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * Returns the classes from which a server of an application makes its requests and answers: they have the application's prototypes from the
 * start. Express gives these to whatever has others, and V8 then makes the hidden classes of each single request and answer anew, which
 * takes two thirds of what an empty answer costs, and keeps them until its next major garbage collection.
 */
export function messagesOf(app: Express): Pick<ServerOptions, "IncomingMessage" | "ServerResponse"> {
  class Asked extends IncomingMessage {}
  class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {}
  for (const [made, given] of [
    [Asked.prototype, app.request],
    [Answer.prototype, app.response],
  ] as const) {
    Object.setPrototypeOf(made, Object.getPrototypeOf(given));
    Object.defineProperties(made, Object.getOwnPropertyDescriptors(given));
  }
  app.request = Asked.prototype as typeof app.request;
  app.response = Answer.prototype as typeof app.response;
  return { IncomingMessage: Asked, ServerResponse: Answer };
}
