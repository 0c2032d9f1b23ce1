import type { CalendarDay, EditionCode } from "~/domain/edition";
import type { Language } from "~/domain/language";
import type { Money } from "~/domain/money";
import type { OrderMailTopic } from "~/domain/order/order-news";
import type { Availability } from "~/domain/order/placed-order";
import type { PreorderKind } from "~/domain/order/preorder-kind";
import type { ReceiptProduct, StoredReceipt } from "~/domain/order/receipt";
import type { PersonName } from "~/domain/person-name";
import type { AnswerState, NamedLine, RequestKind } from "~/domain/request/order-request";

/** Whom a mail is for. */
type Addressee = { to: string; language: Language; firstName: string; lastName: string; practiceName: string };

/** A mail with a one-time link: an invitation, a new password (D9) or a new e-mail (D110). `expiresAt` is an ISO instant. */
export type KeyMail = Addressee & {
  template: "invitation" | "reset" | "confirmEmail";
  link: string;
  expiresAt: string;
};

/**
 * The confirmation of one checkout, to the person who ordered or, when the distributor's operator did, to the practice. It
 * names no patient but by the customer number (D106); instants are ISO texts, amounts of the smallest unit. `link` shows the order in the
 * portal.
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
  sums: StoredReceipt["sums"];
  /** Who approved it (D96); absent where nobody had to. */
  approvedBy?: PersonName;
  orders: {
    confirmationNum: string;
    gross: number;
    /** Absent in mails that were queued before it was told. */
    kind?: PreorderKind;
    /** The patient's in the practice's own books; absent where the order has no patient, or the patient no number. */
    customerId?: string;
    products?: ReceiptProduct[];
    transactions: { productName: string; quantity: number; available: Availability; promisedDay: CalendarDay | null }[];
  }[];
};

/**
 * What happened to a person's account, to be told in any case: a sign-in on a browser that was not known, a new password, a
 * second factor that an admin turned off, or another e-mail, asked for or confirmed.
 */
export type SecurityMail = Addressee & {
  template: "newDevice" | "passwordSet" | "factorReset" | "emailChangeAsked" | "emailChanged";
  edition: EditionCode;
  /** Where the person sees and ends sessions. */
  link: string;
  /** An ISO instant. */
  at: string;
  /** The browser and its system, as far as it said. */
  device: { browser: string | null; system: string | null };
};

/** News of a placed order, which the person can switch off (D81): a problem, another day, a parcel on its way. It names no patient (D33). */
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

/** The distributor's answer to what a person asked about an order (D78). */
export type RequestMail = Addressee & {
  template: "requestAnswered";
  edition: EditionCode;
  confirmationNum: string;
  link: string;
  kind: RequestKind;
  state: AnswerState;
  /** The distributor's own; empty when it wrote none. */
  words: string;
  line: NamedLine | null;
};

/** A cart waits for the reader's approval, or the reader's own was declined (D96). It names no patient (D33) and holds nobody's free words. */
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

/** What a queued mail holds: the values, not the words, which are written when it leaves. A new template is one more shape here. */
export type MailPayload = KeyMail | SecurityMail | ConfirmationMail | OrderMail | RequestMail | ApprovalMail;
