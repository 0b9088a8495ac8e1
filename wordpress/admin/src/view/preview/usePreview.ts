import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Mistakes } from '../../model/editor.ts';
import { isHidden, type PreviewState, readMessage, readPreview } from '../../model/previewState.ts';
import { readRefusal } from '../../model/refusal.ts';
import type { Values } from '../../model/schema.ts';
import { explainRefusal } from '../../saving.ts';

/** Pause in typing before the preview is updated, in milliseconds. */
const REST_MS = 150;
/** Timeout of a request in milliseconds. Without it, a request that hangs would block all later ones. */
const TIMEOUT_MS = 20_000;
/** Milliseconds after which a loaded page that has sent no report is treated as a page without a preview. */
const ANSWER_MS = 4000;

/** The open part of the framed widget. */
export interface Opened {
  readonly opened: boolean;
  /** Name of the channel whose panel is open; empty for the list of channels. */
  readonly panel: string;
  readonly shows: FormShows;
}

/** State of the form: initial, with missing input, or after sending. */
export type FormShows = 'form' | 'missing' | 'thanks';

/** The framed page, and the results of the latest request and report. */
interface Look {
  /** Empty until the server has accepted a draft. */
  readonly url: string;
  /** Incremented for each new page, screen or writing direction, so that the frame reloads. */
  readonly turn: number;
  readonly state: PreviewState;
  /** True if the framed page has not reported yet. */
  readonly isLoading: boolean;
  readonly mistakes: Mistakes;
  /** Reason why the server rejected the draft; empty if accepted. */
  readonly refusal: string;
}

const FIRST: Look = { url: '', turn: 0, state: { kind: 'loading' }, isLoading: true, mistakes: {}, refusal: '' };

type Order = (data: object) => void;
type SetLook = (change: (before: Look) => Look) => void;

/** Stores a draft on the server and returns the URL of a page that shows the draft. */
function storeDraft(data: unknown): Promise<{ readonly url: string }> {
  return apiFetch({ path: '/hadaya/v1/preview', method: 'POST', data, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/**
 * Shows an accepted draft. Keeps the status message until the page reports a different one, because screen readers
 * announce only changes.
 */
function acceptDraft(url: string, isSamePage: boolean): (before: Look) => Look {
  return ({ turn, state, isLoading }) =>
    isSamePage ? { ...FIRST, state, url, isLoading, turn } : { ...FIRST, state, url, turn: turn + 1 };
}

/** Receives the framed page's reports. Returns a function that waits for the report of a page that has loaded. */
function useAnswers(frame: { readonly current: HTMLIFrameElement | null }, order: Order, setLook: SetLook) {
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const message = readMessage(data);
      if (!message || source !== frame.current?.contentWindow) return;
      clearTimeout(wait.current);
      const state = readPreview(message);
      if (isHidden(state)) order({ kind: 'force' });
      setLook((before) => ({ ...before, state, isLoading: false }));
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(wait.current);
      window.removeEventListener('message', hear);
    };
  }, []);
  return () => {
    clearTimeout(wait.current);
    const giveUp = (before: Look): Look =>
      before.isLoading ? { ...before, state: { kind: 'silent' }, isLoading: false } : before;
    wait.current = setTimeout(() => setLook(giveUp), ANSWER_MS);
  };
}

/**
 * Sends the draft after a pause in typing and returns the page's report about the widget. If the page, device and
 * writing direction stay the same, the page only renders the widget again; otherwise the frame reloads.
 */
export function usePreview(settings: Values, view: Values, { opened, panel, shows }: Opened) {
  const [look, setLook] = useState(FIRST);
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef('');
  // True if a redraw was requested since the frame last loaded. A page that was still loading then has not received it.
  const isRedrawDue = useRef(false);
  // Drafts are sent one at a time, because the server keeps only the draft that it stores last.
  const sending = useRef(Promise.resolve());
  const order = (data: object) =>
    frame.current?.contentWindow?.postMessage({ hadayaOrder: data }, new URL(frame.current.src).origin);
  const requested = JSON.stringify({ settings, view: { ...view, opened: false } });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (isOver) return;
      const data: unknown = JSON.parse(requested);
      try {
        const { url } = await storeDraft(data);
        if (isOver) return;
        const next = `${url} ${String(view.device)} ${String(view.direction)}`;
        const isSame = page.current === next;
        page.current = next;
        isRedrawDue.current = isSame;
        if (isSame) order({ kind: 'redraw' });
        setLook(acceptDraft(url, isSame));
      } catch (error) {
        const refused = readRefusal(error);
        const refusal = explainRefusal(refused);
        if (!isOver) setLook((before) => ({ ...before, mistakes: refused.mistakes, refusal }));
      }
    };
    const rest = setTimeout(() => {
      sending.current = sending.current.then(ask);
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(rest);
    };
  }, [requested, attempt]);
  const waitForReport = useAnswers(frame, order, setLook);
  useEffect(() => order({ kind: 'open', opened, panel, shows }), [opened, panel, shows]);
  const onLoad = () => {
    if (isRedrawDue.current) order({ kind: 'redraw' });
    isRedrawDue.current = false;
    order({ kind: 'open', opened, panel, shows });
    waitForReport();
  };
  return { ...look, frame, onLoad, retry: () => setAttempt(attempt + 1) };
}
