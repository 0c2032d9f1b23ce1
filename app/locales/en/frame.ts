/** Words of the frame and of controls that speak for themselves, on every page. */
export const frame = {
  stepper: { fewer: "Fewer", more: "More" },
  location: { change: "{{practice}}, {{location}}: change location" },
  account: { menu: "{{name}}: your account" },
  notice: { region: "Notice" },
  toCart: "Cart",
};
