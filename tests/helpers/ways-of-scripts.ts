import { oneInCheck } from "~tests/helpers/figures";

type Ways = readonly (readonly [name: string, javaScript: boolean])[];

const both: Ways = [
  ["with JavaScript", true],
  ["without JavaScript", false],
];

/**
 * How a journey is walked in a browser. `npm test` takes the way with JavaScript where tests/routes shows what the same forms and pages
 * answer without it; `npm run prove` takes both.
 */
export const waysOfScripts: Ways = oneInCheck(both);

/** The same for journeys of which `npm test` takes the way without JavaScript. */
export const waysFirstWithout: Ways = oneInCheck(both, 1);
