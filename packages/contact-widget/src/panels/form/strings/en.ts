/** The texts of the contact form in English. */
export const en = {
  required: 'required',
  choose: 'Choose…',
  submit: 'Send',
  sending: 'Sending…',
  fieldRequired: 'Please fill in this field.',
  errorCount: 'Fields to check: {{count}}',
  errorSummary: 'Please check these fields:',
  didYouMean: 'Did you mean',
  questionMark: '?',
  useAddress: 'Use {{address}}',
  phoneHint: 'Is this number complete? It looks like {{formatted}}',
  phoneOdd: 'This number looks unusual. Please check it.',
  phoneWords: 'Please write the number in digits, for example {{example}}.',
  numberWords: 'Please write the number in digits, for example 25.',
  dateUnreadable: 'Please complete this date: day, month and year.',
  trapped:
    'Something filled in a hidden field that only robots use, perhaps your browser or a password manager. It is empty again: please press “Try again”. Everything you wrote is kept.',
  fileTypes: 'Pictures, documents, sound or video. Together up to {{size}}.',
  fileTypesEach: 'Pictures, documents, sound or video. Each up to {{each}}, together up to {{size}}.',
  fileRefused: '{{name}} is of a type that cannot be sent.',
  fileEmpty: '{{name}} is empty.',
  fileTooLarge: '{{name}} is too large. Together the files may have {{size}}.',
  fileAloneTooLarge: '{{name}} is too large. A file may have {{each}}.',
  filesTooLarge: 'The server refused the files because they are too large. Please choose smaller ones.',
  fileFieldLost: 'Files cannot be added just now. Try again, or send your message without them.',
  fileFieldNeeded:
    'Files cannot be added just now, and this form needs one. Check your connection and try again. Everything you wrote is kept.',
  fileAdded: '{{name}} was added.',
  fileRemoved: '{{name}} was removed.',
  removeFile: 'Remove {{name}}',
  cancel: 'Cancel',
  uploaded: '{{percent}} % sent',
  notSent: 'Your message was not sent.',
  offline: 'You are offline. Your message is kept here; send it when you are back online.',
  online: 'You are online again. Press “Try again” to send it.',
  busy: 'Too many messages are coming in just now. Please try again later. Everything you wrote is kept.',
  busyFor: 'Too many messages are coming in just now. Please try again in {{wait}}. Everything you wrote is kept.',
  kept: 'Everything you wrote is kept.',
  captchaFailed: 'The spam check could not be loaded, so the form may be refused.',
  captchaAgain: 'Load the spam check again',
  captchaConsent: 'A spam check by {{service}} protects this form. It is loaded only when you agree.',
  captchaLoad: 'Load the check',
  captchaNotice: 'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  continueTo: 'Continue to the next page',
  sent: 'Your message has been sent.',
  sentNext: 'We read every message and will reply to you.',
  sendAnother: 'Send another message',
  tryAgain: 'Try again',
};

/** Names of these texts; the owner replaces single ones through `labels`. */
export type FormTextName = keyof typeof en;

/** All of them in one language. */
export type FormTexts = Readonly<Record<FormTextName, string>>;
