import type { ComponentProps } from "react";
import { ButtonLink } from "./button-link";

/** The answer of a dialog that only closes it. It replaces the dialog in the browser's history, so that going back does not open it again. */
export function CloseLink(props: Omit<ComponentProps<typeof ButtonLink>, "preventScrollReset" | "replace">) {
  return <ButtonLink {...props} preventScrollReset replace />;
}
