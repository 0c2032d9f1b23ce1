import { z } from "zod";
import { isBlank, isReadableText, type TextKind } from "~/domain/readable-text";
import { remembered } from "~/domain/remembered";

const typeOf = (maxLength: number, kind: TextKind) =>
  z
    .string()
    .max(maxLength)
    .refine((given) => isReadableText(given, kind), { error: "unreadableText" });

/** The types of texts that were asked for: pages ask with every request, and making one takes longer than a check. */
const made = new Map<string, ReturnType<typeof typeOf>>();

/**
 * The type of all texts that calls accept: each has a maximum length, and nothing that cannot be stored or displayed. A single line unless
 * its kind says otherwise. Direction marks are accepted unchanged.
 */
export const text = (maxLength: number, kind: TextKind = "line") => remembered(made, `${kind} ${maxLength}`, () => typeOf(maxLength, kind));

/** The type of a line of which something must be visible; spaces around it are removed. */
export const filledText = (maxLength: number) =>
  text(maxLength)
    .trim()
    .min(1, { abort: true })
    .refine((given) => !isBlank(given), { error: "required" });
