/** What the page in the frame says about the widget. */
export type PreviewState =
  /** Not asked yet, being loaded, or loaded without an answer. */
  | { readonly kind: 'loading' | 'silent' }
  /** Why the server prints no widget: switched off, its part is off, the page rules. */
  | { readonly kind: 'off' | 'part' | 'page' }
  | { readonly kind: 'shown' | 'left' | 'starting' | 'never' | 'channels' | 'source' }
  | { readonly kind: 'waiting'; readonly seconds?: number; readonly percent?: number; readonly isExit: boolean }
  | { readonly kind: 'country'; readonly country: string }
  /** The way in which the visitor has come, `search`. */
  /** The moment that lies outside of the dates, `2026-12-31 18:00`. */
  | { readonly kind: 'dates'; readonly moment: string }
  /** When the shop opens next: 0 for Sunday, `08:00`. */
  | { readonly kind: 'hours'; readonly weekday: number; readonly time: string }
  /** A sentence of the page's own that is not known here. */
  | { readonly kind: 'other'; readonly line: string };

/** The message that a page in the frame sends. */
export interface PreviewMessage {
  /** The server's reason, empty when it prints the widget. */
  readonly reason: string;
  /** What the parts of the page say of themselves. */
  readonly lines: readonly string[];
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Reader = (match: RegExpExecArray, line: string) => PreviewState;

const toNumber = (line: string, pattern: RegExp) => Number(pattern.exec(line)?.[1] ?? Number.NaN);

function readWaiting(line: string): PreviewState {
  const [seconds, percent] = [toNumber(line, /delay of (\d+) s/), toNumber(line, /scrolling to (\d+) %/)];
  const isExit = line.includes('about to leave');
  if (Number.isNaN(seconds) && Number.isNaN(percent) && !isExit) return { kind: 'starting' };
  return {
    kind: 'waiting',
    ...(Number.isNaN(seconds) ? {} : { seconds }),
    ...(Number.isNaN(percent) ? {} : { percent }),
    isExit,
  };
}

/** The sentences of `hadaya:explain`, as the contact widget writes them. */
const SENTENCES: readonly (readonly [RegExp, Reader])[] = [
  [/: it shows, /, () => ({ kind: 'shown' })],
  [/: it has left, |: a script of the page has hidden it/, () => ({ kind: 'left' })],
  [/: it is waiting for /, (_match, line) => readWaiting(line)],
  [/hidden, the country "([^"]*)"/, ([, country = '']) => ({ kind: 'country', country })],
  [/hidden, for nobody knows the visitor's country/, () => ({ kind: 'country', country: '-' })],
  [/hidden, the source of the visit /, () => ({ kind: 'source' })],
  [
    /hidden, (\d{4}-\d\d-\d\d \d\d:\d\d):\d\d .* is (?:outside|before its first day|after its last day)/,
    ([, moment = '']) => ({ kind: 'dates', moment }),
  ],
  [
    /outside hours until (\w{3}) (\d\d:\d\d)/,
    ([, day = '', time = '']) => ({ kind: 'hours', weekday: WEEKDAYS.indexOf(day), time }),
  ],
  [/hours never match/, () => ({ kind: 'never' })],
  [/hidden, no channel/, () => ({ kind: 'channels' })],
  [/: not started yet|: it is being drawn/, () => ({ kind: 'starting' })],
];

/** Reads what a page said: the server's reason first, then the widget's own sentence. */
export function readPreview({ reason, lines }: PreviewMessage): PreviewState {
  if (reason === 'off' || reason === 'part' || reason === 'page') return { kind: reason };
  const line = lines.find((one) => /^contact widget\b/.test(one));
  if (line === undefined) return { kind: 'starting' };
  for (const [pattern, read] of SENTENCES) {
    const match = pattern.exec(line);
    if (match) return read(match, line);
  }
  return { kind: 'other', line };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The message in what a frame has sent; `undefined` for anything else. */
export function readMessage(data: unknown): PreviewMessage | undefined {
  const given: unknown = Object(data).hadayaPreview;
  const { reason, lines }: { reason?: unknown; lines?: unknown } = Object(given);
  return isText(reason) && Array.isArray(lines) ? { reason, lines: lines.filter(isText) } : undefined;
}

/** Whether visitors of that kind do not see the widget, so that it is drawn greyed. */
export function isHidden({ kind }: PreviewState): boolean {
  return !['loading', 'silent', 'part', 'shown', 'left', 'starting', 'waiting', 'other'].includes(kind);
}
