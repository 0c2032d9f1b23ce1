import { createContext } from "react";

/**
 * Takes a text that stands in many documents unchanged, and returns what a page writes in its place. The server puts the text there, which it
 * keeps compressed; everywhere else it is the text itself.
 */
export const StandingTextContext = /* @__PURE__ */ createContext<(text: string) => string>((text) => text);
