import { createContext } from "react";

/**
 * Takes a text that many documents contain unchanged, and returns what a page renders in its place. The server inserts the text, cached in
 * compressed form; everywhere else it is the text itself.
 */
export const StaticTextContext = /* @__PURE__ */ createContext<(text: string) => string>((text) => text);
