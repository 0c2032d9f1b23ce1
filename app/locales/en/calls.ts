/** The page that describes the calls to people who write programs. */
export const calls = {
  title: "Calls to Dioptre",
  intro:
    "Everything the portal does is available over HTTP with the session cookie. Each refusal has a code, a message and data. For programs:",
  answers: "Answers",
};
