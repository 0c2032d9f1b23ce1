/** Mails with a link. The link itself stands below the words, in its own line. Values come isolated from the words around them. */
export const mails = {
  demo: { title: "Mails of this demo", none: "No mail has been sent yet." },
  greeting: "Hello {{name}},",
  footer: "This is an automated message. Replies are not read.",
  invitation: {
    subject: "Your account at {{practice}}",
    body: "{{practice}} orders contact lenses and solutions through Dioptre and has created an account for you. Choose a password to get started.",
    button: "Set up your account",
    until: "The link works once, for 14 days.",
    ignore: "If you do not work there, ignore this e-mail.",
  },
  reset: {
    subject: "Set a new password",
    body: "Someone asked for a new password for your account at {{practice}}. Choose one through this link.",
    button: "Set a new password",
    until: "The link works once, for 60 minutes.",
    ignore: "If it was not you, ignore this e-mail; nothing has changed.",
  },
  newDevice: {
    subject: "A new sign-in at {{practice}}",
    body: "Your account at {{practice}} was just used to sign in on a browser that had not been used for it before.",
  },
  passwordSet: {
    subject: "Your password at {{practice}} was changed",
    body: "The password of your account at {{practice}} was just changed. You are signed out everywhere else.",
  },
  security: {
    button: "See your sessions",
    when: "When: {{at}}",
    whenOn: "When: {{at}}, on {{device}}",
    notYou: "If it was you, there is nothing to do. If not, set a new password at once and tell an admin of your practice.",
  },
  orderConfirmation: {
    subject: "Order {{number}} has been received",
    body: "The order of {{practice}}, {{location}}, has been received.",
    number: "Confirmation number: {{number}}",
    placed: "Ordered: {{at}}",
    total: "To pay, VAT included: {{amount}}",
    changeable: "Can be changed or cancelled until {{at}}",
    order: "Order {{number}}, {{amount}}",
    line: "{{product}}: {{boxes}}, {{arrival}}",
    button: "See the order",
  },
};
