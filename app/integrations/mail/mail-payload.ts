import type { CalendarDay, EditionCode, ShippingOption } from "~/domain/edition";
import type { Language } from "~/domain/language";
import type { Money } from "~/domain/money";
import type { OrderMailTopic } from "~/domain/order/order-news";
import type { Availability } from "~/domain/order/placed-order";
import type { PreorderKind } from "~/domain/order/preorder-kind";
import type { ReceiptProduct, StoredReceipt } from "~/domain/order/receipt";
import type { PersonName } from "~/domain/person-name";
import type { AnswerState, NamedLine, RequestKind } from "~/domain/request/order-request";

/** The recipient of a mail. */
type Addressee = { to: string; language: Language; firstName: string; lastName: string; practiceName: string };

/** A mail with a one-time link: an invitation, a new password (D9) or a new e-mail (D110). `expiresAt` is an ISO instant. */
export type KeyMail = Addressee & {
  template: "invitation" | "reset" | "confirmEmail";
  link: string;
  expiresAt: string;
};

/**
 * The confirmation of one checkout, to the person who ordered or, when the distributor's operator did, to the practice. It names patients
 * only by customer number (D106); instants are ISO texts, amounts in the smallest unit. `link` shows the order in the portal.
 */
export type ConfirmationMail = Addressee & {
  template: "orderConfirmation";
  locationName: string;
  edition: EditionCode;
  cartId: string;
  link: string;
  cartConfirmationNum: string;
  placedAt: string;
  changeableUntil: string;
  currency: StoredReceipt["currency"];
  /** How boxes are sent to the practice; absent when all go to patients, and in mails that were queued before it was included. */
  shippingOption?: ShippingOption["code"];
  sums: StoredReceipt["sums"];
  /** Who approved it (D96); absent when nobody had to. */
  approvedBy?: PersonName;
  orders: {
    confirmationNum: string;
    gross: number;
    /** Absent in mails that were queued before it was included. */
    kind?: PreorderKind;
    /** The patient's number in the practice's own records; absent when the order has no patient, or the patient no number. */
    customerId?: string;
    products?: ReceiptProduct[];
    transactions: { productName: string; quantity: number; available: Availability; promisedDay: CalendarDay | null }[];
  }[];
};

/**
 * An event of a person's account that is always reported: a sign-in on an unknown browser, a new password, a second factor turned off by an
 * admin, or another e-mail, requested or confirmed.
 */
export type SecurityMail = Addressee & {
  template: "newDevice" | "passwordSet" | "factorReset" | "emailChangeAsked" | "emailChanged";
  edition: EditionCode;
  /** Where the person sees and ends sessions. */
  link: string;
  /** An ISO instant. */
  at: string;
  /** The browser and its system, as far as known. */
  device: { browser: string | null; system: string | null };
};

/** To admins: a colleague ended a session that somebody else had begun in the colleague's name; `at` and `device` describe that session. */
export type SessionMail = Omit<SecurityMail, "template"> & {
  template: "sessionReported";
  reportedBy: { firstName: string; lastName: string };
};

/**
 * An event of a placed order, which the person can switch off (D81): a problem, another day, or a shipped parcel. It names no patient
 * (D33).
 */
export type OrderMail = Addressee & {
  template: OrderMailTopic;
  edition: EditionCode;
  locationName: string;
  confirmationNum: string;
  link: string;
  /** Where the person switches such mails off. */
  mailsLink: string;
  parts: {
    name: string;
    dayBefore: CalendarDay | null;
    promisedDay: CalendarDay | null;
    trackingNumber: string | null;
    trackingUrl: string | null;
    lines: NamedLine[];
  }[];
};

/** The distributor's answer to a person's request about an order (D78). */
export type RequestMail = Addressee & {
  template: "requestAnswered";
  edition: EditionCode;
  confirmationNum: string;
  link: string;
  kind: RequestKind;
  state: AnswerState;
  /** The distributor's own text; empty when it wrote none. */
  words: string;
  line: NamedLine | null;
};

/** A cart waits for the reader's approval, or the reader's own was declined (D96). It names no patient (D33) and has no free text. */
export type ApprovalMail = Addressee & {
  template: "approvalAsked" | "approvalDeclined";
  edition: EditionCode;
  locationName: string;
  /** Who sent it, or who declined it. */
  by: PersonName;
  gross: Money;
  boxesQuantity: number;
  link: string;
  /** Where the person switches such mails off. */
  mailsLink: string;
};

/** The content of a queued mail: the values, not the text, which is written when the mail is sent. Each new template adds a shape here. */
export type MailPayload = KeyMail | SecurityMail | SessionMail | ConfirmationMail | OrderMail | RequestMail | ApprovalMail;
