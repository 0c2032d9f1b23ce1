import { useState } from "react";
import type { RefusedTemplate } from "~/forms/templates/refused-template";
import { type LineToday, quantityField, shownQuantities } from "~/forms/templates/template-form";

/** The quantities of a form of lines: as they were sent, else as the lines have them, and as they are typed since. */
export function useTypedLines(lines: readonly LineToday[], refused: RefusedTemplate | null) {
  const [changed, setChanged] = useState<Record<string, string>>({});
  return {
    typed: { ...shownQuantities(lines, refused?.entries ?? []), ...changed },
    wrong: new Set(refused?.mistakes.map(quantityField)),
    isChanged: Object.keys(changed).length > 0,
    onType: (field: string, text: string) => setChanged((now) => ({ ...now, [field]: text })),
  };
}
