import { isFull } from "~tests/helpers/figures";
/**
 * How a journey is walked in a browser. `npm test` takes the way with JavaScript where tests/routes shows what the same forms and pages
 * answer without it; `npm run prove` takes both.
 */
export const waysOfScripts: readonly (readonly [name: string, javaScript: boolean])[] = [
  ["with JavaScript", true],
  ...(isFull ? ([["without JavaScript", false]] as const) : []),
];
