/** The legal pages. Section names are the same in all languages; what only one market says stands under its code. */
export const legal = {
  edition: "For practices in {{market}}. Version of {{day}}.",
  contents: "Contents",
  terms: {
    lead: "These terms apply between your practice and the distributor, CVI, to everything ordered through this portal.",
    parties: {
      title: "Who may order",
      text: "The portal is for eye-care practices and the people they invite. You must be at least 18 years old. Your office admin decides who has an account, and answers for what is ordered with it. Keep your password to yourself; tell your admin at once if someone else may know it.",
    },
    ordering: {
      title: "Orders",
      text: "A cart is not an order. An order is placed when you submit the cart and the portal shows its confirmation number. Until the time shown with the order you may change or cancel it; after that it is on its way. Trial lenses are for fitting and are given only together with orders, within the limits the portal shows.",
    },
    medical: {
      title: "Lenses are medical devices",
      text: "Only a qualified professional may prescribe lenses. Your practice checks that the values ordered are those of a valid prescription, and keeps that prescription.",
    },
    delivery: {
      title: "Delivery",
      text: "The promised day depends on the cut-off shown before you submit. Items on backorder or made to order are marked and follow later. If a promise cannot be kept, the order shows the new day.",
    },
    availability: {
      title: "The portal itself",
      text: "We keep the portal running with care, but it may be out of service for maintenance or for reasons outside our control. You can then order by telephone. We may change these terms; you are asked to accept a new version before you go on.",
    },
    IL: {
      prices: {
        title: "Prices and payment",
        text: "Prices are in shekels without VAT; VAT is shown separately and added at the rate of the day. Invoices are paid as agreed between your practice and the distributor.",
      },
      patients: {
        title: "Delivery to patients",
        text: "Orders can be sent straight to a patient in Israel. A courier fee of 27 shekels without VAT is added to the invoice, once per patient and address in an order. Delivery takes up to 5 business days, usually 3.",
      },
      returns: {
        title: "Returns and damage",
        text: "Tell the distributor as soon as you can when something is missing, wrong or damaged, and keep the packaging. Unopened packs are taken back as agreed with your practice; lenses made to order are not.",
      },
      law: { title: "Law", text: "The law of the State of Israel applies." },
    },
    KR: {
      prices: {
        title: "Prices and payment",
        text: "Prices are in won and include tax. Invoices are paid within 30 calendar days of the invoice date.",
      },
      patients: {
        title: "No delivery to patients",
        text: "Contact lenses may not be sold by mail order in Korea. Everything is delivered to the practice, which hands it over in person.",
      },
      returns: {
        title: "Returns and damage",
        text: "Unopened packs may be returned within 30 days of delivery. Damage must be reported within 48 hours of delivery, with the packaging kept for inspection.",
      },
      law: {
        title: "Closing an account and law",
        text: "A practice may close its account at any time; it is closed within 30 days of the request, and open invoices stay due. The law of the Republic of Korea applies.",
      },
    },
  },
  privacy: {
    lead: "What the portal knows about you and your patients, why, and who sees it.",
    people: {
      title: "People of the practice",
      text: "Your name, email address, role, locations and language, so that you can sign in and your orders carry your name. Your password is stored only as a hash that cannot be reversed.",
    },
    patients: {
      title: "Patients",
      text: "Names, dates of birth, contact details, addresses and lens values that your practice enters, so that orders can be made and delivered. Your practice decides about them; the portal works on its behalf.",
    },
    separation: {
      title: "Who sees what",
      text: "Every practice sees its own data only. Inside a practice, staff see the locations they belong to. The distributor receives what an order needs, and its operators may help in a practice; each such step is recorded.",
    },
    trail: {
      title: "The audit trail",
      text: "Sign-ins, every view or change of a patient record, orders, users and settings are recorded with name and time. The practice’s admins can read this record.",
    },
    places: {
      title: "Where patient data is never kept",
      text: "Not in page addresses, not in technical logs, and not in the storage of your browser: drafts kept there contain products and numbers only.",
    },
    keeping: {
      title: "How long",
      text: "Orders and invoices are kept as long as the law of the market requires. Forms that were interrupted are kept for 12 hours, invitations for 14 days, links to set a password for 60 minutes.",
    },
    rights: {
      title: "Your rights",
      text: "Ask your office admin to see, correct or delete what is stored about you. Patients should ask their practice. For anything else call the distributor; the number is at the foot of every page.",
    },
  },
  cookies: {
    lead: "The portal uses seven cookies: session, device, language, notices, the way back, what you saved last and scripts. All are its own, all are needed for what you do here, and none tracks you.",
    session: {
      title: "Session",
      text: "Keeps you signed in. It ends when you log out, after 30 minutes without use, and after 12 hours at the latest.",
    },
    device: {
      title: "Device",
      text: "Remembers that this browser has signed in before, so that strangers who guess passwords cannot lock you out. It lasts for 90 days.",
    },
    language: { title: "Language", text: "Remembers the language you chose, for a year." },
    passing: {
      title: "Notices and the way back",
      text: "Two cookies: a message for the next page (one cookie for each of several quantities that were not accepted), and the page you were on when your session ended. All are deleted once used.",
    },
    position: {
      title: "What you saved last",
      text: "Where the portal reads from a copy of its database, remembers for 15 minutes up to which change you have saved, so that you see it at once.",
    },
    scripts: {
      title: "Scripts",
      text: "Tells the portal that this browser runs scripts, so that a page can be shown before all its parts are loaded. It ends when you close the browser.",
    },
    storage: {
      title: "Storage in the browser",
      text: "Order drafts are kept in the browser so that a lost connection loses nothing. They contain no names and are deleted when you log out. If you switch keyboard shortcuts off, that is kept as well.",
    },
  },
  accessibility: {
    lead: "Everyone in the practice should be able to order, whatever their screen, keyboard or assistive technology.",
    standard: {
      title: "What we aim for",
      text: "The pages follow the Web Content Accessibility Guidelines 2.2 at level AA, in both writing directions, in light and dark, and at 200% zoom.",
    },
    keyboard: {
      title: "Keyboard and screen reader",
      text: "Everything can be done with the keyboard; the shortcuts can be listed and switched off. Color is never the only cue, and lens values are read in their order in every language.",
    },
    script: {
      title: "Without JavaScript and with reduced motion",
      text: "Every page works without JavaScript. Animations are short, and there are none when your system asks for reduced motion.",
    },
    contact: {
      title: "Something not working for you?",
      text: "Call the distributor and say which page it was. Orders are taken by telephone in the meantime.",
    },
  },
  about: {
    lead: "Dioptre is where eye-care practices order contact lenses and lens-care solutions. A dioptre is the unit of the power of a lens.",
    does: {
      title: "What it does",
      text: "Orders for stock, for patients and for trials, with only the values that are made, and with the price, the stock and the promised day before you press the button.",
    },
    who: {
      title: "Who is behind it",
      text: "The distributor is CVI. It supplies the lenses, sends the invoices and answers the phone.",
    },
    build: { title: "Build", text: "{{build}}" },
  },
};
