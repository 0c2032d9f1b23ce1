import { afterEach, expect } from "vitest";
import { findAnswerProblem } from "./find-answer-problem";

/** Every call that a test makes over HTTP from this process is compared with the description; what differs fails the test. */
const problems: string[] = [];
const marked = globalThis as unknown as { callsAreChecked?: string[] };

if (!marked.callsAreChecked) {
  marked.callsAreChecked = problems;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    const problem = await findAnswerProblem(request, response);
    if (problem) marked.callsAreChecked?.push(problem);
    return response;
  };
}

afterEach(() => {
  expect(marked.callsAreChecked?.splice(0), "answers that differ from /api/openapi.json").toEqual([]);
});
