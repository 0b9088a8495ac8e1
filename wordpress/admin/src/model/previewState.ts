import type { WidgetAnswer, WidgetDoing } from '@hadaya/contact-widget/owner/answers';

/**
 * Result of the preview: no response yet, the server's reason for printing no widget, or the page's report about the
 * widget.
 */
export type PreviewState =
  /** Not requested, loading, or loaded without a response. */
  | { readonly kind: 'loading' | 'silent' }
  /** The server prints no widget: the widget or its part is turned off, or the page rules exclude it. */
  | { readonly kind: 'off' | 'part' | 'page' }
  | WidgetDoing
  /** A sentence from the page, without further data. */
  | { readonly kind: 'other'; readonly line: string };

/** The report from one of the page's parts: a sentence and, from the contact widget, the same information as data. */
interface Said {
  readonly line: string;
  readonly answer?: unknown;
}

export interface PreviewMessage {
  /** The server's reason for not printing the widget; empty if it prints the widget. */
  readonly reason: string;
  readonly said: readonly Said[];
}

/** Names and types of the additional fields that the widget reports in each state. */
const EXPECTED: Readonly<Record<WidgetDoing['kind'], Readonly<Record<string, string>>>> = {
  shown: {},
  left: {},
  drawing: {},
  unstarted: {},
  never: {},
  channels: {},
  source: {},
  waiting: { seconds: 'number', percent: 'number', isExit: 'boolean' },
  country: { country: 'string' },
  cart: { expected: 'string' },
  dates: { now: 'string', isReversed: 'boolean' },
  hours: { weekday: 'number', time: 'string' },
};

/**
 * Checks whether the data has the format of a widget's report, because the widget's files may be older or newer than
 * this screen.
 */
function isAnswer(given: unknown): given is WidgetAnswer {
  const answer: Readonly<Record<string, unknown>> = Object(given);
  const expected = Object.entries(EXPECTED).find(([kind]) => kind === answer.kind)?.[1];
  if (answer.part !== 'contact' || expected === undefined) return false;
  return Object.entries(expected).every(([name, type]) => typeof answer[name] === type);
}

/** Reads a page's report: the server's reason if there is one, otherwise the state of the page's first widget. */
export function readPreview({ reason, said }: PreviewMessage): PreviewState {
  if (reason === 'off' || reason === 'part' || reason === 'page') return { kind: reason };
  const answer = said.map((one) => one.answer).find(isAnswer);
  if (answer) return answer;
  const line = said.find((one) => one.line.startsWith('contact widget'))?.line;
  return line === undefined ? { kind: 'unstarted' } : { kind: 'other', line };
}

const isSaid = (given: unknown): given is Said => typeof Object(given).line === 'string';

/** Reads the message in a frame's data; `undefined` for anything else. */
export function readMessage(data: unknown): PreviewMessage | undefined {
  const given: unknown = Object(data).hadayaPreview;
  const { reason, said }: { reason?: unknown; said?: unknown } = Object(given);
  return typeof reason === 'string' && Array.isArray(said) ? { reason, said: said.filter(isSaid) } : undefined;
}

const SEEN: readonly PreviewState['kind'][] = [
  'loading',
  'silent',
  'part',
  'shown',
  'left',
  'drawing',
  'unstarted',
  'waiting',
  'other',
];

/**
 * Checks whether the widget is hidden from the simulated visitor, in which case the preview shows the widget on a grey
 * page.
 */
export const isHidden = ({ kind }: PreviewState): boolean => !SEEN.includes(kind);
