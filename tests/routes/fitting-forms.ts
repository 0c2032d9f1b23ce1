import { v7 as uuid } from "uuid";
import { lensAddress } from "~/forms/fitting/fitting-form";
import { wantedField } from "~/forms/fitting/wanted-form";
import type { TypedForm } from "./typed-form";

const lens = "il-myday-trial~pw-3_25~bc8_4~di14_2~5";
const put = () => ({ batch: uuid(), intent: "put", lens, packs: "1" });

/** The forms of fitting sets. */
export const fittingForms: TypedForm[] = [
  {
    route: "routes/products/fitting-sets/fitting-sets.tsx",
    at: () => "/products/fitting-sets",
    more: () => ({ batch: uuid(), intent: "put" }),
    fields: { codes: "lines" },
  },
  {
    route: "routes/products/fitting-sets/fitting-set.tsx",
    at: () => "/products/fitting-sets/il-myday-trial",
    more: () => ({ batch: uuid(), intent: "use" }),
    fields: { codes: "lines" },
  },
  {
    route: "routes/products/fitting-sets/lens.tsx",
    at: () => lensAddress(lens),
    more: put,
    fields: { packs: "number", expiresOn: "number", lot: "line" },
  },
  {
    route: "routes/products/fitting-sets/lens.tsx",
    at: () => lensAddress(lens),
    more: () => ({ ...put(), intent: "want" }),
    fields: { wanted: "number" },
  },
  {
    route: "routes/products/fitting-sets/wanted.tsx",
    at: () => "/products/fitting-sets/il-myday-trial/wanted",
    more: () => ({ intent: "save" }),
    fields: { [wantedField({ productId: lens, wanted: 0 })]: "number" },
  },
];
