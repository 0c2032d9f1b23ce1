import { demoInvitation } from "./demo-invitation";
import { demoOperator, demoPassword, peopleOf } from "./demo-people";
import { demoPractices } from "./demo-practices";

/** An account of the demo: with a password, or with the key of its invitation. */
export type DemoAccount = {
  practiceName: string | null;
  subDomain: string | null;
  email: string;
  label: string;
  password: string | null;
  invitationKey: string | null;
};

const labels = { admin: "office admin", doctor: "doctor", staff: "staff" } as const;

/** Returns every account for entering the demo (D36), the operator's last. */
export function demoAccounts(): DemoAccount[] {
  const people = demoPractices.flatMap((practice) =>
    peopleOf(practice)
      .filter(({ state }) => state !== "expired")
      .map((person) => ({
        practiceName: practice.practiceName,
        subDomain: practice.subDomain,
        email: person.email,
        label: labels[person.roleType],
        password: person.state === "active" ? demoPassword : null,
        invitationKey: person.state === "pending" ? demoInvitation(practice.tenantId, person.email).key : null,
      })),
  );
  const operator = { practiceName: null, subDomain: null, email: demoOperator.email, label: "operator, any practice" };
  return [...people, { ...operator, password: demoPassword, invitationKey: null }];
}

/** Returns the accounts as lines for the terminal, under the name of their practice. */
export function demoAccountLines(): string[] {
  const accounts = demoAccounts();
  const groups = [...new Set(accounts.map(({ practiceName }) => practiceName))];
  return [
    `Demo accounts, password ${demoPassword}:`,
    ...groups.flatMap((practiceName) => [
      `  ${practiceName ?? "The distributor"}`,
      ...accounts
        .filter((account) => account.practiceName === practiceName)
        .map(({ email, label, invitationKey }) => {
          const invitation = invitationKey ? `, invited with the key ${invitationKey}` : "";
          return `    ${email}  (${label}${invitation})`;
        }),
    ]),
  ];
}
