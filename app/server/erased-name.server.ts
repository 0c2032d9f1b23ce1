import { translateFor } from "~/i18n/translate-for.server";
import type { CallContext } from "~/services/call-context.server";

/** Returns the name of an erased patient in the language of the practice (D94). */
export const erasedName: CallContext["erasedName"] = (code, language) => translateFor(language)("patients:erasure.pseudonym", { code });
