import type { ReactNode } from "react";
import type { IconName } from "~/components/ui/icon-name";

export type HitGroup = "recent" | "actions" | "lenses" | "boxes" | "wearers" | "parcels" | "products" | "patients" | "orders" | "pages";

/** Copies a text; or opens the result's page and prints it. */
export type HitAct = { kind: "copy"; copied: string } | { kind: "print" };

/** One result: what is shown of it, its page, and a second action. */
export type Hit = {
  id: string;
  group: HitGroup;
  to: string;
  /** Null when an icon replaces the image: a person by default. */
  imageId: string | null;
  icon?: IconName;
  name: ReactNode;
  facts: ReactNode;
  /** What choosing it does, in a word. */
  action: string;
  also?: { to: string; label: string; text: string; isOutside?: boolean };
  /** What choosing it does with JavaScript, instead of opening its page. */
  act?: HitAct & { label: string; text: string };
  /** What adding it to the cart posts to the search; `instead` describes opening its page. */
  add?: { label: string; text: string; fields: Record<string, string>; instead: Pick<Hit, "facts" | "action"> };
};
