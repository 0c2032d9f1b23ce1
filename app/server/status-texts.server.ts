import type { Language } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { CallContext } from "~/services/call-context.server";

/** Returns the names of order statuses in a language, as its pages show them. */
export function statusTextsIn(language: Language): CallContext["statusTexts"] {
  const t = translateFor(language);
  return (status, detail) => (detail ? t(`common:statusDetail.${detail}`) : t(`common:status.${status}`));
}
