import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Mistakes } from '../../model/editor.ts';
import { type PreviewState, readMessage, readPreview } from '../../model/previewState.ts';
import { readRefusal } from '../../model/refusal.ts';
import type { Values } from '../../model/schema.ts';
import { explainRefusal } from '../../saving.ts';

/** How long typing rests before the page is shown anew. */
const REST_MS = 700;
/** A page that has loaded and says nothing in this time is no preview. */
const ANSWER_MS = 4000;

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

/** Sends the draft when typing rests, and tells what the page that shows it says about the widget. */
export function usePreview(settings: Values, view: Values) {
  const [look, setLook] = useState(FIRST);
  const frame = useRef<HTMLIFrameElement>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = JSON.stringify({ settings, view });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const data: unknown = JSON.parse(wanted);
      try {
        const { url } = await apiFetch<{ readonly url: string }>({ path: '/hadaya/v1/preview', method: 'POST', data });
        // The sentence stays until the page says another one: screen readers hear what has changed only.
        if (!isOver) setLook(({ turn, state }) => ({ ...FIRST, state, url, turn: turn + 1 }));
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
  }, [wanted]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const message = readMessage(data);
      if (!message || source !== frame.current?.contentWindow) return;
      clearTimeout(wait.current);
      setLook((before) => ({ ...before, state: readPreview(message), isLoading: false }));
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(wait.current);
      window.removeEventListener('message', hear);
    };
  }, []);
  const onLoad = () => {
    clearTimeout(wait.current);
    const giveUp = (before: Look): Look =>
      before.isLoading ? { ...before, state: { kind: 'silent' }, isLoading: false } : before;
    wait.current = setTimeout(() => setLook(giveUp), ANSWER_MS);
  };
  return { ...look, frame, onLoad };
}
