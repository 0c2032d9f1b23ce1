import { type DemoPractice, demoPractices } from "./demo-practices";
import { namedId } from "./named-id";

/** The password of every demo account that has one (D36). */
export const demoPassword = "Demo-Lens-2026";

export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  roleType: "admin" | "doctor" | "staff";
  isAccountOwner: boolean;
  /** Pending people were invited and have no password; one invitation has expired. */
  state: "active" | "pending" | "expired";
  /** Null: attached to all locations; else the index of the only one. */
  onlyLocation: number | null;
};

type Person = readonly [
  local: string,
  firstName: string,
  lastName: string,
  roleType: DemoPerson["roleType"],
  more?: Partial<Pick<DemoPerson, "isAccountOwner" | "state" | "onlyLocation">>,
];

/** admin@, doctor@, staff@ and pending@ in each practice (D36), and a few more. */
const people: Record<string, Person[]> = {
  einayim: [
    ["admin", "מרים", "כץ", "admin", { isAccountOwner: true }],
    ["doctor", "עמית", "ברלב", "doctor"],
    ["staff", "נועה", "שלו", "staff"],
    ["pending", "יוסי", "הדר", "staff", { state: "pending" }],
    ["dana", "דנה", "זיו", "staff", { onlyLocation: 1 }],
    ["lior", "ליאור", "סגל", "staff", { state: "expired" }],
  ],
  carmel: [
    ["admin", "אורית", "בן־דוד", "admin", { isAccountOwner: true }],
    ["doctor", "יונתן", "מזרחי", "doctor"],
    ["staff", "הדס", "גולן", "staff"],
    ["pending", "איתי", "פרידמן", "doctor", { state: "pending" }],
  ],
  hanbit: [
    ["admin", "서연", "김", "admin", { isAccountOwner: true }],
    ["doctor", "현우", "남궁", "doctor"],
    ["staff", "도윤", "이", "staff"],
    ["pending", "지아", "박", "staff", { state: "pending" }],
    ["minjun", "민준", "최", "staff", { onlyLocation: 1 }],
  ],
};

/** Returns the people of a demo practice, the first an admin. */
export function peopleOf({ subDomain }: Pick<DemoPractice, "subDomain">): DemoPerson[] {
  return (people[subDomain] ?? []).map(([local, firstName, lastName, roleType, more]) => ({
    id: namedId("person", subDomain, local),
    email: `${local}@${subDomain}.example`,
    firstName,
    lastName,
    roleType,
    isAccountOwner: false,
    state: "active",
    onlyLocation: null,
    ...more,
  }));
}

/** The distributor's operator, who belongs to no practice (D13). */
export const demoOperator = {
  id: namedId("operator"),
  email: "operator@dioptre.example",
  firstName: "Robin",
  lastName: "Hale",
};

/** All e-mails of the demo, the operator's first. */
export const demoEmails: string[] = [
  demoOperator.email,
  ...demoPractices.flatMap((practice) => peopleOf(practice).map(({ email }) => email)),
];
