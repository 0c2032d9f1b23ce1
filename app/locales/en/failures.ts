/** The plain pages that the HTTP process answers before, or instead of, the router. */
export const failures = {
  badRequest: { title: "This web address is not valid", text: "Check the address, or start again from the home page." },
  crossSite: {
    title: "This request came from another site",
    text: "For security reasons nothing was changed. Open the portal itself and try again.",
  },
  notAllowed: { title: "This request is not supported", text: "Start again from the home page." },
  tooLarge: { title: "This request is too large", text: "A request can be at most 1 MB. Nothing was saved; send it in smaller parts." },
  unknownHost: { title: "This address does not belong to the portal", text: "Open the portal at the address you know." },
  unexpected: {
    title: "Uh oh! Looks like something must have gone wrong.",
    text: "There was an error processing your request. Try again; if it keeps happening, contact support with this number:",
  },
  home: "Home page",
};

export type Failures = typeof failures;
