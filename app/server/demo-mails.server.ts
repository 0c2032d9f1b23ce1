import type { Express, Response } from "express";
import { directionOf, languageOfHost } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { Mailbox } from "~/integrations/mail/mailbox.server";
import { factsOf, type RequestFacts } from "~/middleware/request-facts.server";

/** Mails contain their styles; these pages load and send nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const style = "body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:44rem;margin:2rem auto;padding-inline:1rem}li{margin-block:.75rem}";

/** Serves the mails of the demo at `/demo/mails`: a list, newest first, and a page for each (D42). */
export function serveDemoMails(app: Express, mailbox: Mailbox): void {
  app.get("/demo/mails", (_request, response) => {
    const facts = factsOf(response);
    facts.pattern = "/demo/mails";
    send(response, listPage(mailbox, facts));
  });
  app.get("/demo/mails/:id", (request, response, next) => {
    const mail = mailbox.list().find(({ id }) => id === request.params.id);
    if (!mail) return next();
    factsOf(response).pattern = "/demo/mails/:id";
    send(response, mail.html);
  });
}

function send(response: Response, html: string): void {
  response.set("Cache-Control", "no-store").set("Content-Security-Policy", policy).type("html").send(html);
}

function listPage(mailbox: Mailbox, { hostname }: RequestFacts): string {
  const language = languageOfHost(hostname);
  const t = translateFor(language);
  const mails = mailbox.list().map(({ id, subject, to }) => {
    const link = `<a href="/demo/mails/${encodeURIComponent(id)}">${escaped(subject)}</a>`;
    return `<li>${link}<br><bdi dir="ltr">${escaped(to)}</bdi></li>`;
  });
  const title = escaped(t("mails:demo.title"));
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${mails.length > 0 ? `<ol>${mails.join("")}</ol>` : `<p>${escaped(t("mails:demo.none"))}</p>`}</main></body>
</html>
`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
