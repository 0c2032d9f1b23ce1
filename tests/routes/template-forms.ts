import { v7 as uuid } from "uuid";
import type { TypedForm } from "./typed-form";

/** The ids in the forms of these pages: of the cart and the template. */
const [carted, stored] = ["il-myday~pw-3~bc8_4~di14_2~90", "il-myday~pw-1~bc8_4~di14_2~90"].map((id) => `boxes-of:stock:${id}`) as [
  string,
  string,
];

/** The forms for naming a template. */
export const templateForms: readonly TypedForm[] = [
  {
    route: "routes/products/templates/new-template.tsx",
    at: () => "/products/templates/new",
    more: () => ({ intent: "save", templateId: uuid(), [carted]: "1" }),
    fields: { name: "line", [carted]: "number" },
  },
  {
    route: "routes/products/templates/template.tsx",
    at: ({ templateId }) => `/products/templates/${templateId}`,
    more: () => ({ intent: "change", revision: "1" }),
    fields: { name: "line" },
  },
  {
    route: "routes/products/templates/template.tsx",
    at: ({ templateId }) => `/products/templates/${templateId}`,
    more: () => ({ intent: "add", addId: uuid() }),
    fields: { [stored]: "number" },
  },
];
