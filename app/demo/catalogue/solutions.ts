import type { EditionCode } from "~/domain/edition";
import type { Solution } from "~/domain/lens/series";
import { restrictedGtin } from "~/domain/product/restricted-gtin";

type Tone = Solution["imageTone"];
type PlannedSolution = {
  slug: string;
  name: string;
  manufacturerName: string;
  volumeMillilitres: number;
  bottlesPerCase: number;
  starter?: true;
  imageTone: Tone;
};

/**
 * Invented names of invented manufacturers; 24 bottles a case is the rule (D16), large and small ones differ. Starter kits are sold singly.
 */
const facts: PlannedSolution[] = [
  {
    slug: "clearwell-360",
    name: "Clearwell 360 ml",
    manufacturerName: "Clearwell",
    volumeMillilitres: 360,
    bottlesPerCase: 24,
    imageTone: "blue",
  },
  {
    slug: "clearwell-100",
    name: "Clearwell travel 100 ml",
    manufacturerName: "Clearwell",
    volumeMillilitres: 100,
    bottlesPerCase: 36,
    imageTone: "blue",
  },
  {
    slug: "clearwell-starter",
    name: "Clearwell starter kit",
    manufacturerName: "Clearwell",
    volumeMillilitres: 60,
    bottlesPerCase: 12,
    starter: true,
    imageTone: "blue",
  },
  {
    slug: "oxylume-360",
    name: "Oxylume peroxide 360 ml",
    manufacturerName: "Oxylume",
    volumeMillilitres: 360,
    bottlesPerCase: 24,
    imageTone: "coral",
  },
  {
    slug: "oxylume-starter",
    name: "Oxylume peroxide starter kit",
    manufacturerName: "Oxylume",
    volumeMillilitres: 120,
    bottlesPerCase: 12,
    starter: true,
    imageTone: "coral",
  },
  {
    slug: "saltmere-saline-355",
    name: "Saltmere saline 355 ml",
    manufacturerName: "Saltmere",
    volumeMillilitres: 355,
    bottlesPerCase: 24,
    imageTone: "teal",
  },
  {
    slug: "saltmere-vials-15",
    name: "Saltmere saline vials 15 ml",
    manufacturerName: "Saltmere",
    volumeMillilitres: 15,
    bottlesPerCase: 60,
    imageTone: "teal",
  },
  {
    slug: "scleral-fill-300",
    name: "Saltmere scleral fill 300 ml",
    manufacturerName: "Saltmere",
    volumeMillilitres: 300,
    bottlesPerCase: 12,
    imageTone: "slate",
  },
  {
    slug: "kestrel-rigid-care-120",
    name: "Kestrel rigid lens care 120 ml",
    manufacturerName: "Kestrel Optics",
    volumeMillilitres: 120,
    bottlesPerCase: 24,
    imageTone: "violet",
  },
  {
    slug: "kestrel-rigid-cleaner-30",
    name: "Kestrel rigid lens cleaner 30 ml",
    manufacturerName: "Kestrel Optics",
    volumeMillilitres: 30,
    bottlesPerCase: 24,
    imageTone: "violet",
  },
  {
    slug: "dewdrop-rewetting-10",
    name: "Dewdrop rewetting drops 10 ml",
    manufacturerName: "Dewdrop",
    volumeMillilitres: 10,
    bottlesPerCase: 24,
    imageTone: "green",
  },
  {
    slug: "dewdrop-hydrate-250",
    name: "Dewdrop hydrate 250 ml",
    manufacturerName: "Dewdrop",
    volumeMillilitres: 250,
    bottlesPerCase: 24,
    imageTone: "green",
  },
];

function solutionsOf(edition: EditionCode): Solution[] {
  return facts.map(({ slug, starter, ...rest }, index) => ({
    ...rest,
    id: `${edition.toLowerCase()}-${slug}`,
    edition,
    itemId: `SO-${String(index + 1).padStart(3, "0")}`,
    displayName: rest.name,
    packSize: 1,
    starter: starter ?? false,
    active: true,
    gtin: restrictedGtin(0, index + 1),
  }));
}

export const ilSolutions: Solution[] = solutionsOf("IL");
export const krSolutions: Solution[] = solutionsOf("KR");

/** The lens-care solutions of both editions. */
export const solutions: Solution[] = [...ilSolutions, ...krSolutions];
