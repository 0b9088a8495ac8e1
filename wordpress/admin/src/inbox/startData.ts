/** A lead's status, as the REST API names it. */
export type LeadState = 'new' | 'answered' | 'spam' | 'trash';

export type View = 'new' | 'snoozed' | 'answered' | 'all' | 'spam' | 'trash';

/** Data of a lead that the list and the open lead have in common. Dates are formatted by the site. */
export interface Row {
  readonly id: number;
  readonly name: string;
  readonly state: LeadState;
  /** The time at which the lead was sent, in ISO 8601. */
  readonly time: string;
  /** The time formatted for display: `date` is short, `when` is complete. */
  readonly date: string;
  readonly when: string;
  /** The beginning of the message. */
  readonly text: string;
  readonly notes: number;
  readonly answers: number;
  /** The assignee's id; 0 for none. */
  readonly assigned: number;
  /** The end of the snooze in seconds since 1970; 0 for none. */
  readonly until: number;
  /** The formatted end of the snooze: `snoozed` while it is in the future, `back` once it has passed. */
  readonly snoozed: string;
  readonly back: string;
  /** True if an email about the lead, or a reply to it, could not be sent. */
  readonly mailFailed: boolean;
  /** Version of the lead, which changes with its status, snooze, assignee, notes and replies. */
  readonly revision: string;
}

export interface ListRow extends Row {
  readonly files: number;
}

export interface LeadFile {
  readonly name: string;
  readonly label: string;
  readonly size: string;
  readonly url: string;
  /** Media type of a picture that gets a preview; empty for other files. */
  readonly picture: string;
}

/** A reply or a note. */
export interface Entry {
  readonly kind: 'note' | 'mail' | 'whatsapp';
  /** The entry's index among entries of its kind on the server. */
  readonly index: number;
  readonly who: string;
  readonly time: string;
  readonly when: string;
  readonly subject: string;
  readonly text: string;
  readonly to: string;
  readonly state: 'sending' | 'sent' | 'failed';
  readonly problem: string;
}

/** A quick reply. */
export interface Template {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** Ways to reply to a lead, and the prefilled reply. */
export interface AnswerStart {
  /** Address for a reply by email; empty if there is none. */
  readonly email: string;
  readonly number: string;
  readonly shown: string;
  readonly subject: string;
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  readonly templates: readonly Template[];
}

/** Result of an automatic delivery. `url` retries the delivery; it is empty if a retry cannot help. */
export interface Report {
  readonly text: string;
  readonly url: string;
}

/** A line of a quote, with the price that its buyer saw. */
export interface QuoteLine {
  readonly title: string;
  readonly quantity: number;
  readonly note: string;
  readonly price: number | null;
}

/** The shop's offer: a unit price for each line, or one total price. */
export interface Offer {
  readonly prices: readonly number[];
  readonly total: number | null;
  readonly shipping: number | null;
  readonly until: string;
  readonly note: string;
}

/** A request that a customer sent from the quote list. */
export interface Quote {
  readonly number: string;
  readonly currency: string;
  /** Tax mode of the offer's prices; empty in a shop without taxes. */
  readonly taxes: 'incl' | 'excl' | '';
  readonly state: 'sent' | 'answered' | 'asked' | 'accepted';
  readonly link: string;
  /** The order that was created when the buyer accepted the offer. */
  readonly order: { readonly number: string; readonly url: string } | null;
  readonly lines: readonly QuoteLine[];
  readonly offer: Offer | null;
}

export interface Lead extends Row {
  readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly files: readonly LeadFile[];
  readonly page: {
    readonly title: string;
    readonly shown: string;
    /** URL of the page; empty if the page is not on this site. */
    readonly url: string;
    readonly host: string;
  };
  readonly source: string;
  readonly widget: string;
  readonly thread: readonly Entry[];
  /** Other leads from the same person, newest first. */
  readonly others: readonly ListRow[];
  readonly mail: Report | null;
  readonly hook: Report | null;
  readonly answer: AnswerStart;
  readonly quote: Quote | null;
}

export interface LeadPage {
  readonly items: readonly ListRow[];
  readonly total: number;
  readonly pages: number;
  readonly counts: Readonly<Record<View, number>>;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface InboxStart {
  readonly list: LeadPage;
  /** The lead whose id is in the URL; `null` if there is none. */
  readonly lead: Lead | null;
  /** True if the URL's lead does not exist. */
  readonly isGone: boolean;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  /** The current user's id. */
  readonly me: number;
  readonly widgets: readonly Choice[];
  readonly addresses: readonly Choice[];
  /** URL of the inbox; `export` is the URL of the spreadsheet. */
  readonly page: string;
  readonly export: string;
  /** URL of the quick reply settings; empty without permission. */
  readonly texts: string;
}
