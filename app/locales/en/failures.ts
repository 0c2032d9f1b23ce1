/** The plain pages that the HTTP process answers before, or instead of, the router. */
export const failures = {
  badRequest: { title: "This address cannot be read", text: "Check the address, or begin again at the home page." },
  crossSite: {
    title: "This request came from another site",
    text: "For your safety nothing was changed. Open the portal itself and try again.",
  },
  notAllowed: { title: "This request is not supported", text: "Begin again at the home page." },
  tooLarge: { title: "This is too much at once", text: "One request may send 1 MB. Nothing was stored; send it in smaller parts." },
  unexpected: {
    title: "Uh oh! Looks like something must have gone wrong.",
    text: "There was an error processing your request. Try again; if it stays like this, contact support with this number:",
  },
  home: "Home page",
};

export type Failures = typeof failures;
