import type { frame as english } from "../en/frame";
import type { HebrewTexts } from "../translation";

export const frame: HebrewTexts<typeof english> = {
  stepper: { fewer: "פחות", more: "יותר" },
  location: { change: "{{practice}}, {{location}}: החלפת סניף" },
  account: { menu: "{{name}}: החשבון שלכם" },
  notice: { region: "הודעה" },
  toCart: "סל",
};
