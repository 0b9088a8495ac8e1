import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Mistakes } from '../../model/editor.ts';
import { isHidden, type PreviewState, readMessage, readPreview } from '../../model/previewState.ts';
import { readRefusal } from '../../model/refusal.ts';
import type { Values } from '../../model/schema.ts';
import { explainRefusal } from '../../saving.ts';

/** How long typing rests before the page is shown anew. */
const REST_MS = 150;
/** A page that has loaded and says nothing in this time is no preview. */
const ANSWER_MS = 4000;

/** What is opened of the widget in the frame. */
export interface Opened {
  readonly opened: boolean;
  /** Name of the channel whose panel is open; empty for the list of channels. */
  readonly panel: string;
  /** What of the form. */
  readonly shows: FormShows;
}

/** The form as it opens, with what was left out, or after sending. */
export type FormShows = 'form' | 'missing' | 'thanks';

/** What the frame shows, and what is known about it. */
interface Look {
  /** Empty while there is none. */
  readonly url: string;
  /** Grows with each look, so that the page is loaded anew. */
  readonly turn: number;
  /** What the latest page that answered has said. */
  readonly state: PreviewState;
  /** Whether the page in the frame has yet to answer. */
  readonly isLoading: boolean;
  readonly mistakes: Mistakes;
  /** Why the server did not take the draft; empty when it did. */
  readonly refusal: string;
}

const FIRST: Look = { url: '', turn: 0, state: { kind: 'loading' }, isLoading: true, mistakes: {}, refusal: '' };

type Order = (data: object) => void;
type SetLook = (change: (before: Look) => Look) => void;

/** Hears what the page in the frame says of the widget. Returns the timer that gives it up. */
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
  return wait;
}

/**
 * Sends the draft when typing rests, and tells what the page that shows it says about the widget. A page that stands draws the
 * widget anew; another page, screen or writing direction is loaded.
 */
export function usePreview(settings: Values, view: Values, { opened, panel, shows }: Opened) {
  const [look, setLook] = useState(FIRST);
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef('');
  const order = (data: object) =>
    frame.current?.contentWindow?.postMessage({ hadayaOrder: data }, new URL(frame.current.src).origin);
  const wanted = JSON.stringify({ settings, view: { ...view, opened: false } });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const data: unknown = JSON.parse(wanted);
      try {
        const { url } = await apiFetch<{ readonly url: string }>({ path: '/hadaya/v1/preview', method: 'POST', data });
        if (isOver) return;
        const next = `${url} ${String(view.device)} ${String(view.direction)}`;
        const isSame = page.current === next;
        page.current = next;
        if (isSame) order({ kind: 'redraw' });
        // The sentence stays until the page says another one: screen readers hear what has changed only.
        setLook(({ turn, state }) => ({ ...FIRST, state, url, isLoading: !isSame, turn: isSame ? turn : turn + 1 }));
      } catch (error) {
        const refused = readRefusal(error);
        const refusal = explainRefusal(refused);
        if (!isOver) setLook((before) => ({ ...before, mistakes: refused.mistakes, refusal }));
      }
    };
    const rest = setTimeout(() => void ask(), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(rest);
    };
  }, [wanted, attempt]);
  const wait = useAnswers(frame, order, setLook);
  useEffect(() => order({ kind: 'open', opened, panel, shows }), [opened, panel, shows]);
  const onLoad = () => {
    order({ kind: 'open', opened, panel, shows });
    clearTimeout(wait.current);
    const giveUp = (before: Look): Look =>
      before.isLoading ? { ...before, state: { kind: 'silent' }, isLoading: false } : before;
    wait.current = setTimeout(() => setLook(giveUp), ANSWER_MS);
  };
  return { ...look, frame, onLoad, retry: () => setAttempt(attempt + 1) };
}
