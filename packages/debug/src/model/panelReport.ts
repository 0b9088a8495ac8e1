export interface PanelSection {
  readonly heading: 'widgets' | 'problems' | 'notes' | 'details';
  readonly lines: readonly string[];
}

export interface PanelReport {
  readonly title: string;
  readonly sections: readonly PanelSection[];
}

export const panelStrings = {
  en: {
    language: 'en',
    direction: 'ltr',
    panel: 'Hadaya diagnostics',
    widgets: 'On this page',
    problems: 'What to do',
    notes: 'Notes',
    details: 'Developer details',
    copy: 'Copy report',
    close: 'Close',
    copied: 'Report copied.',
    refused: 'Copying failed. Select the text and copy it.',
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    panel: 'تشخيص «هدايا»',
    widgets: 'في هذه الصفحة',
    problems: 'ما يلزم فعله',
    notes: 'ملاحظات',
    details: 'تفاصيل للمطورين',
    copy: 'نسخ التقرير',
    close: 'إغلاق',
    copied: 'نُسخ التقرير.',
    refused: 'فشل النسخ. حدد النص وانسخه.',
  },
} as const;

export type PanelStrings = Readonly<Record<keyof (typeof panelStrings)['en'], string>>;

/** Formats the report as plain English text, for support requests. */
export const reportText = ({ title, sections }: PanelReport): string =>
  [
    title,
    ...sections.flatMap(({ heading, lines }) => ['', panelStrings.en[heading], ...lines.map((line) => `- ${line}`)]),
  ].join('\n');

/** Returns the previous report object if nothing changed, so that a text selection in the panel survives. */
export const keepReport = (before: PanelReport, after: PanelReport): PanelReport =>
  reportText(before) === reportText(after) ? before : after;
