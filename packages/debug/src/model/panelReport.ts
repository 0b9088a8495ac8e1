/** A part of the panel. */
export interface PanelSection {
  readonly heading: 'widgets' | 'problems' | 'notes' | 'details';
  readonly lines: readonly string[];
}

/** Content of the panel: title and sections. */
export interface PanelReport {
  readonly title: string;
  readonly sections: readonly PanelSection[];
}

/** The words around the lines. */
export const panelStrings = {
  en: {
    language: 'en',
    direction: 'ltr',
    panel: 'Hadaya diagnosis',
    widgets: 'On this page',
    problems: 'What to do',
    notes: 'Good to know',
    details: 'Details for developers',
    copy: 'Copy report',
    close: 'Close',
    copied: 'The report is copied',
    refused: 'The browser does not let the report be copied: mark the text',
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    panel: 'تشخيص هدايا',
    widgets: 'في هذه الصفحة',
    problems: 'ما عليكم فعله',
    notes: 'من المفيد أن تعرفوا',
    details: 'تفاصيل للمطورين',
    copy: 'انسخوا التقرير',
    close: 'إغلاق',
    copied: 'نُسخ التقرير',
    refused: 'المتصفح لا يسمح بنسخ التقرير: حددوا النص',
  },
} as const;

export type PanelWords = Readonly<Record<keyof (typeof panelStrings)['en'], string>>;

/** The report as plain English text, to be sent to whoever helps. */
export const reportText = ({ title, sections }: PanelReport): string =>
  [
    title,
    ...sections.flatMap(({ heading, lines }) => ['', panelStrings.en[heading], ...lines.map((line) => `- ${line}`)]),
  ].join('\n');

/** The same report while nothing in it is another, so that a text in the panel can be marked. */
export const keepReport = (before: PanelReport, after: PanelReport): PanelReport =>
  reportText(before) === reportText(after) ? before : after;
