/** Words of the frame and of controls that speak for themselves, on every page. */
export const frame = {
  stepper: { fewer: "Fewer", more: "More" },
  location: { change: "{{practice}}, {{location}}: change location" },
  account: { menu: "{{name}}: your account" },
  notice: {
    region: "Notice",
    success: "Done",
    added: "Added to the cart: {{what}}",
    added_patient: "Added to the cart for {{patient}}: {{what}}",
    taken: "Removed from the cart: {{what}}",
    taken_patient: "Removed from the cart for {{patient}}: {{what}}",
    inCart: "Now in the cart: {{what}}",
    inCart_patient: "Now in the cart for {{patient}}: {{what}}",
    cartUnchanged: "The cart stays as it was",
  },
  legal: { terms: "Terms and conditions", privacy: "Privacy policy", cookies: "Cookies", accessibility: "Accessibility" },
  acting: {
    title: "You’re acting in {{practice}}.",
    trail: "Everything you do is in {{practice}}’s audit trail.",
    leave: "Leave {{practice}}",
  },
  /** What is said while the portal loads, waits for the connection, or cannot go on without it. */
  connection: {
    loading: "Loading",
    opening: "Waiting for a connection. The page opens as soon as you are back online.",
    sending: "Not sent yet. Waiting for a connection and trying again.",
    ordering: "Your order is not confirmed yet. It is being sent again and will be placed only once.",
    waiting: "No connection. Trying again.",
    stopped: "This needs a connection. Try again when you are online.",
    tryNow: "Try now",
    cancel: "Stop waiting",
  },
  version: { ready: "A new version is ready. What you have typed is kept.", load: "Load it now", later: "Later" },
};
