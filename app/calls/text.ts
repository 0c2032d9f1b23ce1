import { z } from "zod";
import { isReadableText, type TextKind } from "~/domain/readable-text";

/**
 * The one type of the texts that calls take: each states how long it may be, and holds nothing that cannot be stored or shown. Of one
 * line, unless its kind says otherwise. Direction marks are taken as they are.
 */
export const text = (maxLength: number, kind: TextKind = "line") =>
  z
    .string()
    .max(maxLength)
    .refine((given) => isReadableText(given, kind), { error: "unreadableText" });
