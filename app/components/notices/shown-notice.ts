import type { ToldNotice } from "./told-notices";

/** A notice with its text in the language of the page. */
export type ShownNotice = ToldNotice & { title: string };
