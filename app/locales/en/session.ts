/** Where a signed-in person works. */
export const session = {
  location: {
    title: "Choose where you work",
    choose: "Work here",
    changed: "You now work in {{name}}.",
  },
};
