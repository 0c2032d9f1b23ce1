import type { Language } from "~/domain/language";
import { translateFor } from "~/i18n/translate-for.server";
import type { CallContext } from "~/services/call-context.server";

/** Names the states of orders as the pages of a language do. */
export function statusTextsIn(language: Language): CallContext["statusTexts"] {
  const t = translateFor(language);
  return (status, detail) => (detail ? t(`common:statusDetail.${detail}`) : t(`common:status.${status}`));
}
