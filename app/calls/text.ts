import { z } from "zod";
import { isReadableText, type TextKind } from "~/domain/readable-text";

/**
 * The type of all texts that calls accept: each has a maximum length, and nothing that cannot be stored or displayed. A single line unless
 * its kind says otherwise. Direction marks are accepted unchanged.
 */
export const text = (maxLength: number, kind: TextKind = "line") =>
  z
    .string()
    .max(maxLength)
    .refine((given) => isReadableText(given, kind), { error: "unreadableText" });
