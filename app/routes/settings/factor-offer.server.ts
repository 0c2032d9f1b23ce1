import type { RouterContextProvider } from "react-router";
import { renderSVG } from "uqr";
import type { FactorOffer } from "~/components/security/set-up-factor";
import { callsContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";

/** Returns a new secret for an app, with its QR code. */
export async function offerFactor(context: Readonly<RouterContextProvider>): Promise<FactorOffer> {
  const offer = await foundOr404(context.get(callsContext).security.begin());
  return { ...offer, qr: qrOf(offer.uri) };
}

/** Returns the secret of a refused form, so that it need not be scanned again. */
export function offerAgain(form: FormData): FactorOffer | null {
  const [ticket, secret, uri] = [textOf(form, "secretTicket"), textOf(form, "secretKey"), textOf(form, "secretUri")];
  const isOffer = ticket.length < 2000 && /^[A-Z2-7]{16,64}$/.test(secret) && uri.startsWith("otpauth://totp/") && uri.length < 600;
  return isOffer ? { ticket, secret, uri, qr: qrOf(uri) } : null;
}

const qrOf = (uri: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 1 }))}`;
