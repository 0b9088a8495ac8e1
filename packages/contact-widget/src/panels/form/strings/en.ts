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
  phoneHint: 'Is this number complete? It reads {{formatted}}',
  phoneOdd: 'This number looks unusual. Please check it.',
  phoneWords: 'Please enter a phone number in digits, for example {{example}}.',
  numberWords: 'Please enter a number in digits, for example 25.',
  dateUnreadable: 'Please complete this date: day, month and year.',
  trapped:
    'A hidden field was filled in, perhaps by your browser or a password manager. It has been cleared: please press “Try again”. Everything you wrote is kept.',
  fileTypes: 'Images, documents, audio or video. Up to {{size}} in total.',
  fileTypesEach: 'Images, documents, audio or video. Up to {{each}} per file, {{size}} in total.',
  fileRefused: '{{name}}: this file type is not allowed.',
  fileEmpty: '{{name}} is empty.',
  fileTooLarge: '{{name}} is too large. The limit for all files is {{size}}.',
  fileAloneTooLarge: '{{name}} is too large. The limit per file is {{each}}.',
  filesTooLarge: 'The files are too large for the server. Please choose smaller ones.',
  fileFieldLost: 'Files cannot be added right now. Try again, or send your message without files.',
  fileFieldNeeded:
    'Files cannot be added right now, and this form requires one. Check your connection and try again. Everything you wrote is kept.',
  fileAdded: '{{name}} was added.',
  fileRemoved: '{{name}} was removed.',
  removeFile: 'Remove {{name}}',
  cancel: 'Cancel',
  uploaded: '{{percent}}% sent',
  notSent: 'Your message was not sent.',
  offline: 'You are offline. Your message is kept here. Send it when you are back online.',
  online: 'You are back online. Press “Try again” to send your message.',
  busy: 'Too many messages are being sent right now. Please try again later. Everything you wrote is kept.',
  busyFor: 'Too many messages are being sent right now. Please try again in {{wait}}. Everything you wrote is kept.',
  kept: 'Everything you wrote is kept.',
  captchaFailed: 'The spam check could not be loaded. Your message may be rejected.',
  captchaAgain: 'Reload the spam check',
  captchaConsent: '{{service}} protects this form from spam. It loads only with your consent.',
  captchaLoad: 'Load spam check',
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
