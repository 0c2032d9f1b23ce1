import type { Inputs } from "~/calls/answers";
import { modalityWords } from "~/domain/catalogue/query-words";
import type { Modality } from "~/domain/lens/series";

type State = NonNullable<Inputs["catalogue"]["manage"]["state"]>;

/** What the URL of the practice's catalogue asks for; `changed` shows the products with unsaved changes. */
export type ManagedView = { searchTerm: string; state: State | "changed" | null; maker: string; wear: Modality | null; pageNo: number };

const states = ["hidden", "unavailable", "favourites", "changed"] as const satisfies readonly ManagedView["state"][];

/** Returns the view in a URL; unknown values are ignored. */
export function parseManagedView(params: URLSearchParams): ManagedView {
  const page = Number(params.get("page"));
  return {
    searchTerm: (params.get("q") ?? "").trim().slice(0, 200),
    state: states.find((state) => state === params.get("show")) ?? null,
    maker: (params.get("maker") ?? "").slice(0, 80),
    wear: Object.values(modalityWords).find((wear) => wear === params.get("wear")) ?? null,
    pageNo: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Returns the query of a view's URL. */
export function managedSearch({ searchTerm, state, maker, wear, pageNo }: ManagedView): string {
  const entries = { q: searchTerm, show: state ?? "", maker, wear: wear ?? "", page: pageNo > 1 ? String(pageNo) : "" };
  const search = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== "")).toString();
  return search && `?${search}`;
}
