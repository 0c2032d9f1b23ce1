import { safe } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import { renderSVG } from "uqr";
import { refusedForm } from "~/components/patients/refused-form";
import type { FactorOffer } from "~/components/security/set-up-factor";
import { callsContext } from "~/context.server";
import type { NoticeToTell } from "~/domain/notice/notice";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import { entryOf } from "~/routes/public/entry-of";
import { refusalOf } from "~/routes/public/refusal-of";

type Context = Readonly<RouterContextProvider>;
type Refused = { mistakes: Record<string, string>; code: string | null; values?: unknown; status: number };
type Outcome = { notice: NoticeToTell } | { codes: string[] } | Refused;

/** A new secret for an app, with its QR code. */
export async function offerFactor(context: Context): Promise<FactorOffer> {
  const offer = await foundOr404(context.get(callsContext).security.begin());
  return { ...offer, qr: qrOf(offer.uri) };
}

/** The secret that a refused form was about: whoever scanned it need not do so again. */
export function offerAgain(form: FormData): FactorOffer | null {
  const [ticket, secret, uri] = [entryOf(form, "secretTicket"), entryOf(form, "secretKey"), entryOf(form, "secretUri")];
  const isOffer = ticket.length < 2000 && /^[A-Z2-7]{16,64}$/.test(secret) && uri.startsWith("otpauth://totp/") && uri.length < 600;
  return isOffer ? { ticket, secret, uri, qr: qrOf(uri) } : null;
}

const qrOf = (uri: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 1 }))}`;

/** Does what a form of the page asks for; another intent is none of it. */
export async function changeSecurity(context: Context, intent: string, form: FormData): Promise<Outcome> {
  const { security, session } = context.get(callsContext);
  const presentPassword = entryOf(form, "presentPassword");
  if (intent === "end" || intent === "endOthers") {
    const { endedQuantity } = await session.endOthers(intent === "end" ? { id: entryOf(form, "session").slice(0, 60) } : {});
    return { notice: { key: "security:notices.ended", values: { count: endedQuantity } } };
  }
  if (presentPassword === "" && isKnown(intent)) return { mistakes: { presentPassword: "passwordRequired" }, code: null, status: 422 };
  if (intent === "turnOff") {
    const [refusal] = await safe(security.turnOff({ presentPassword }));
    return refusal ? refusedBy(refusal) : { notice: { key: "security:notices.turnedOff" } };
  }
  const [ticket, code] = [entryOf(form, "secretTicket"), entryOf(form, "secretCode")];
  if (intent === "turnOn" && code.trim() === "") return { mistakes: { secretCode: "codeRequired" }, code: null, status: 422 };
  if (!isKnown(intent)) throw data(null, { status: 400 });
  const made = intent === "turnOn" ? security.turnOn({ ticket, code, presentPassword }) : security.makeRecoveryCodes({ presentPassword });
  const [refusal, answer] = await safe(made);
  return refusal ? refusedBy(refusal) : { codes: answer.recoveryCodes };
}

const isKnown = (intent: string) => ["turnOn", "turnOff", "makeCodes"].includes(intent);

/** What a refusal means for the form. */
function refusedBy(refusal: Error): Refused {
  const unreadable = refusedForm(refusal)?.fields;
  if (unreadable) {
    const { code, ...mistakes } = unreadable;
    return { mistakes: { ...mistakes, ...(code ? { secretCode: code } : {}) }, code: null, status: 422 };
  }
  const { code, values, status } = refusalOf(refusal);
  if (code === "passwordWrong") return { mistakes: { presentPassword: code }, code: null, status };
  if (code === "codeWrong") return { mistakes: { secretCode: code }, code: null, status };
  if (code === "ticketOver" || status === 423) return { mistakes: {}, code, values, status };
  return throwRefusal(refusal);
}
