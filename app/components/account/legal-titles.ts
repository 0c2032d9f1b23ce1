/** The legal texts that are also shown inside the portal, each with the key of its title. */
export const legalTitles = {
  terms: "termsAndConditions",
  privacy: "privacyPolicy",
  cookies: "cookies",
  accessibility: "accessibility",
} as const;

export const legalNames = Object.keys(legalTitles) as (keyof typeof legalTitles)[];
