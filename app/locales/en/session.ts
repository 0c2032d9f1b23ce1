/** Where a signed-in person works. */
export const session = {
  location: {
    title: "Choose where you work",
    hint: "The cart, stock and orders belong to the location you choose.",
    choose: "Work here",
    changed: "You now work in {{name}}.",
  },
};
