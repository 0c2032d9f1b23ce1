import { goodPasswords, passwords, type TypedForm } from "./typed-form";

/** The forms about how a person signs in. */
export const factorForms: TypedForm[] = [
  {
    route: "routes/settings/security.tsx",
    at: () => "/settings/security",
    more: () => ({ intent: "password", presentPassword: "Clear-Sight-77", ...goodPasswords }),
    fields: { presentPassword: "secret", ...passwords },
  },
  {
    route: "routes/settings/security.tsx",
    at: () => "/settings/security",
    more: () => ({ intent: "email", presentPassword: "Clear-Sight-77" }),
    fields: { email: "line" },
  },
  {
    route: "routes/settings/second-factor.tsx",
    at: () => "/settings/second-factor",
    more: () => ({ intent: "free" }),
    fields: { presentPassword: "secret" },
  },
  {
    route: "routes/public/second-factor.tsx",
    at: () => "/second-factor",
    more: () => ({ intent: "turnOn", secretTicket: "none", presentPassword: "Clear-Sight-77" }),
    fields: { secretCode: "secret" },
  },
];
