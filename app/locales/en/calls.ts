/** The page that describes the calls to people who write programs. */
export const calls = {
  title: "The calls of Dioptre",
  intro:
    "Everything the portal does can be asked for over HTTP with the session cookie. Refusals carry a code, a message and data. For programs:",
  answers: "Answers",
};
