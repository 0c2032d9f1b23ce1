import type { RouterContextProvider } from "react-router";
import type { Recents } from "~/components/search/found";
import { callsContext } from "~/context.server";
import { namedPages, type PageName } from "./find-pages.server";

/** The most frequent actions, offered before anything is typed. */
const actionPages: readonly PageName[] = ["newPatient", "usualOrder", "deliveries", "templates"];

/** Returns what the person opened last and the most frequent actions, for a search in which nothing is typed yet (D172). */
export async function loadRecents(context: Readonly<RouterContextProvider>): Promise<Recents> {
  const { visits } = await context.get(callsContext).recents.list();
  const pages = namedPages(context);
  return {
    visits,
    actions: actionPages.flatMap((wanted) => {
      const page = pages.find(({ name }) => name === wanted);
      return page ? [{ title: page.title, to: page.to }] : [];
    }),
  };
}
