import { translateFor } from "~/i18n/translate-for.server";
import type { CallContext } from "~/services/call-context.server";

/** Names an erased patient in the language of the practice (D94). */
export const erasedName: CallContext["erasedName"] = (code, language) => translateFor(language)("patients:erasure.pseudonym", { code });
