/** State of a lead, as the routes call it. */
export type LeadState = 'new' | 'answered' | 'spam' | 'trash';

/** What the list may show. */
export type View = 'new' | 'snoozed' | 'answered' | 'all' | 'spam' | 'trash';

/** A lead in the list. Dates are in the site's own writing. */
export interface Row {
  readonly id: number;
  readonly name: string;
  readonly state: LeadState;
  /** When it was sent, for programs. */
  readonly time: string;
  /** The same, as short as it can be told, and whole. */
  readonly date: string;
  readonly when: string;
  /** The beginning of what was written. */
  readonly text: string;
  readonly notes: number;
  readonly answers: number;
  /** Number of whoever takes care of it; 0 for nobody. */
  readonly assigned: number;
  /** Seconds since 1970 until which it is or was put off; 0 for never. */
  readonly until: number;
  /** That moment, as long as it is to come; and once it has passed. */
  readonly snoozed: string;
  readonly back: string;
  /** Whether a mail about it or an answer has not gone out. */
  readonly trouble: boolean;
  /** Changes with everything that people change. */
  readonly revision: string;
}

/** A lead in the list, with how many files it has. */
export interface ListRow extends Row {
  readonly files: number;
}

/** A file of a lead. */
export interface LeadFile {
  readonly name: string;
  readonly label: string;
  readonly size: string;
  readonly url: string;
  /** Type of a picture of which a preview is made; empty for other files. */
  readonly picture: string;
}

/** An answer or a note. */
export interface Entry {
  readonly kind: 'note' | 'mail' | 'whatsapp';
  /** Its place among those of its kind on the server. */
  readonly place: number;
  readonly who: string;
  readonly time: string;
  readonly when: string;
  readonly subject: string;
  readonly text: string;
  readonly to: string;
  readonly state: 'sending' | 'sent' | 'failed';
  readonly problem: string;
}

/** A text that is ready to answer with. */
export interface Template {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** How a lead can be answered, and how the answer begins. */
export interface AnswerStart {
  /** Empty where there is no such way. */
  readonly email: string;
  readonly number: string;
  readonly shown: string;
  readonly subject: string;
  readonly text: string;
  readonly dir: 'ltr' | 'rtl';
  readonly templates: readonly Template[];
}

/** What became of something that is sent by itself, with the address of another try where one makes sense. */
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

/** The shop's offer: prices of one piece by line, or one price for all. */
export interface Offer {
  readonly prices: readonly number[];
  readonly total: number | null;
  readonly shipping: number | null;
  readonly until: string;
  readonly note: string;
}

/** A request of the quote list. */
export interface Quote {
  readonly number: string;
  readonly currency: string;
  /** Whether its prices include tax; empty in a shop without taxes. */
  readonly taxes: 'incl' | 'excl' | '';
  readonly state: 'sent' | 'answered' | 'asked' | 'accepted';
  readonly link: string;
  readonly order: number;
  readonly lines: readonly QuoteLine[];
  readonly offer: Offer | null;
}

/** All that is known of a lead. */
export interface Lead extends Row {
  readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly files: readonly LeadFile[];
  readonly page: {
    readonly title: string;
    readonly shown: string;
    /** Empty where it is no page of this site. */
    readonly url: string;
    readonly host: string;
  };
  readonly source: string;
  readonly widget: string;
  readonly thread: readonly Entry[];
  /** Other leads of the same person, the latest first. */
  readonly others: readonly ListRow[];
  readonly mail: Report | null;
  readonly hook: Report | null;
  readonly answer: AnswerStart;
  readonly quote: Quote | null;
}

/** A page of a view. */
export interface LeadPage {
  readonly items: readonly ListRow[];
  readonly total: number;
  readonly pages: number;
  readonly counts: Readonly<Record<View, number>>;
}

/** A value that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the server gives the app to start with. */
export interface InboxStart {
  readonly list: LeadPage;
  /** The lead that the address names. */
  readonly lead: Lead | null;
  /** Whether the address names one that is not there. */
  readonly isGone: boolean;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  /** Number of whoever looks. */
  readonly me: number;
  readonly widgets: readonly Choice[];
  readonly addresses: readonly Choice[];
  /** Address of the inbox, and of the table for spreadsheets. */
  readonly page: string;
  readonly export: string;
  /** Where texts and signatures are set; empty for those who may not. */
  readonly texts: string;
}
