import type { ReactNode } from "react";
import type { IconName } from "~/components/ui/icon-name";

export type HitGroup = "recent" | "actions" | "lenses" | "wearers" | "parcels" | "products" | "patients" | "orders" | "pages";

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
  /** What adding it to the cart posts to the search; `instead` describes opening its page. */
  add?: { label: string; text: string; fields: Record<string, string>; instead: Pick<Hit, "facts" | "action"> };
};
