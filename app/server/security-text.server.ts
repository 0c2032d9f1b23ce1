import type { Express } from "express";
import { dayMilliseconds } from "~/domain/calendar/days";
import { languages } from "~/domain/language";
import { factsOf } from "~/middleware/request-facts.server";

const path = "/.well-known/security.txt";
const yearMilliseconds = 365 * dayMilliseconds;

/** Serves the contact for security reports in the format of RFC 9116; each response is valid for a year. */
export function serveSecurityText(app: Express, contact: string): void {
  app.get(path, (_request, response) => {
    factsOf(response).pattern = path;
    const expires = new Date(Date.now() + yearMilliseconds).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Preferred-Languages: ${languages.join(", ")}`];
    response
      .set("Cache-Control", "no-store")
      .type("text/plain")
      .send(`${lines.join("\n")}\n`);
  });
}
