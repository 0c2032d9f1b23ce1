import type { CurrentNotice } from "./current-notices";

/** A notice with its text in the language of the page. */
export type ShownNotice = CurrentNotice & { title: string };
