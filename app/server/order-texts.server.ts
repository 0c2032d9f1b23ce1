import type { Language } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { CallContext } from "~/services/call-context.server";

/** Returns a language, and the names of order statuses and shipping options in it, as its pages show them. */
export function orderTextsIn(language: Language): Pick<CallContext, "language" | "statusTexts" | "shippingTexts"> {
  const t = translateFor(language);
  return {
    language,
    statusTexts: (status, detail) => (detail ? t(`common:statusDetail.${detail}`) : t(`common:status.${status}`)),
    shippingTexts: (option) => t(`common:shipping.${option as "DAY"}`),
  };
}
