import { v7 as uuid } from "uuid";
import type { TypedForm } from "./typed-form";

const lens = "il-myday~pw-3_25~bc8_4~di14_2~90";

/** The forms in which a template gets its name. */
export const templateForms: readonly TypedForm[] = [
  {
    route: "routes/templates/new-template.tsx",
    at: () => "/templates/new",
    more: () => ({ intent: "save", templateId: uuid(), [`boxes-of:stock:${lens}`]: "1" }),
    fields: { name: "line" },
  },
  {
    route: "routes/templates/template.tsx",
    at: ({ templateId }) => `/templates/${templateId}`,
    more: () => ({ intent: "change", revision: "1" }),
    fields: { name: "line" },
  },
  {
    route: "routes/templates/template.tsx",
    at: ({ templateId }) => `/templates/${templateId}`,
    more: () => ({ intent: "add", addId: uuid() }),
    fields: { [kept]: "number" },
  },
];
