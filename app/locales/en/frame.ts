/** Words of the frame and of controls that speak for themselves, on every page. */
export const frame = {
  stepper: { fewer: "Fewer", more: "More" },
  location: { change: "{{practice}}, {{location}}: change location" },
  account: { menu: "{{name}}: your account" },
  notice: { region: "Notice", success: "Done" },
  toCart: "Cart",
  /** What is said while the portal loads, waits for the connection, or cannot go on without it. */
  connection: {
    loading: "Loading",
    opening: "Waiting for the connection. The page opens by itself as soon as it is back.",
    sending: "Not sent yet: waiting for the connection, trying again.",
    waiting: "No connection. Trying again.",
    stopped: "This needs the connection. Try again when you are online.",
    tryNow: "Try now",
    cancel: "Stop waiting",
  },
};
