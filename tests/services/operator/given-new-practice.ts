import { v7 as uuid } from "uuid";
import type { Inputs } from "~/calls/answers";

type Input = Inputs["operator"]["create"];

/** A location of a new practice of Israel. */
export const givenNewLocation = (more: Partial<Input["locations"][number]> = {}): Input["locations"][number] => ({
  ...{ name: "Harbour", phone: "04-000-0191", shipToCode: "NOF-01", defaultShippingOption: "DAY" },
  address: { street: "Mole Street 3", street2: "Floor 2", city: "Haifa", zip: "33000-07" },
  ...more,
});

/** A practice that an operator may create. */
export const givenNewPractice = (more: Partial<Input> = {}): Input => ({
  ...{ tenantId: uuid(), edition: "IL", practiceName: "Nof Optics", subDomain: "nof", partnerNumber: "4100-3001" },
  ...{ email: "Office@nof.example", phone: "04-000-0190", reason: "Contract 118" },
  locations: [givenNewLocation()],
  admin: { firstName: "Tamar", lastName: "Sela", email: "Tamar.Sela@nof.example" },
  ...more,
});
