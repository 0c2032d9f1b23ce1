import { createContext, useContext } from "react";

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

/** The ids that a control takes from the field around it. */
export const FieldContext = createContext<FieldWiring | null>(null);

type Wired = { id?: string; "aria-describedby"?: string; "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" };

/**
 * Returns the attributes that connect a control to its label, hint and error. Inside a Field they come from it, and the control's own
 * description is added; outside they are the control's own.
 */
export function useFieldWiring(own: Wired): Wired {
  const field = useContext(FieldContext);
  if (!field) return { id: own.id, "aria-describedby": own["aria-describedby"], "aria-invalid": own["aria-invalid"] };
  const described = new Set(`${field.describedBy ?? ""} ${own["aria-describedby"] ?? ""}`.split(" ").filter(Boolean));
  return {
    id: field.id,
    "aria-describedby": described.size > 0 ? [...described].join(" ") : undefined,
    "aria-invalid": field.invalid || own["aria-invalid"] || undefined,
  };
}
