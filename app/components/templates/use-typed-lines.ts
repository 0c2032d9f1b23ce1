import { useState } from "react";
import type { RefusedTemplate } from "~/forms/templates/refused-template";
import { type LineToday, quantityField, shownQuantities } from "~/forms/templates/template-form";

/** Returns the quantities of a form of lines: as typed since, else as sent, else as in the lines. */
export function useTypedLines(lines: readonly LineToday[], refused: RefusedTemplate | null) {
  const [changed, setChanged] = useState<Record<string, string>>({});
  return {
    typed: { ...shownQuantities(lines, refused?.entries ?? []), ...changed },
    wrong: new Set(refused?.mistakes.map(quantityField)),
    isChanged: Object.keys(changed).length > 0,
    onType: (field: string, text: string) => setChanged((now) => ({ ...now, [field]: text })),
  };
}
