import type { RouterContextProvider } from "react-router";
import type { Recents } from "~/components/search/found";
import { callsContext } from "~/context.server";
import { namedPages, type PageName } from "./find-pages.server";

/** What is done most often, offered before anything is typed. */
const actionPages: readonly PageName[] = ["newPatient", "usualOrder", "deliveries", "templates"];

/** What the person opened last and what is done most often, for a search in which nothing is typed yet (D172). */
export async function readRecents(context: Readonly<RouterContextProvider>): Promise<Recents> {
  const { visits } = await context.get(callsContext).recents.list();
  const pages = namedPages(context);
  return {
    visits: visits.flatMap((visit): Recents["visits"] => {
      if (visit.kind !== "page") return [visit];
      const page = pages.find(({ to }) => to === visit.path);
      return page ? [{ kind: "page", path: page.to, title: page.title }] : [];
    }),
    actions: pages.filter(({ name }) => actionPages.includes(name)).map(({ title, to }) => ({ title, to })),
  };
}
