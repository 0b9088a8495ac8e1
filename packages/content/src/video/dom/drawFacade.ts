import { createStrings, fillText, listen, markOwnRoot } from '@hadaya/core';
import type { Film } from './readVideoNodes.ts';

/** What a film says before it plays. */
const videoStrings = {
  en: {
    play: 'Play video',
    refused: 'This video comes from {{provider}}. It is shown only when you allow content of others.',
    watch: 'Watch the video in a new tab',
  },
  ar: {
    play: 'تشغيل الفيديو',
    refused: 'هذا الفيديو من {{provider}}، ولا يُعرض إلا إذا سمحت بمحتوى المواقع الأخرى.',
    watch: 'شاهد الفيديو في نافذة جديدة',
  },
} as const;

const SIGN = 'M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z';
const SVG = 'http://www.w3.org/2000/svg';

/** A node of ours in the film's frame, around `inner`; returns what takes it away, which the widget's end does too. */
function put({ widget, nodes }: Film, inner: HTMLElement): () => void {
  const host = inner.ownerDocument.createElement('div');
  markOwnRoot(host, widget.island);
  host.append(inner);
  nodes.wrapper.append(host);
  const remove = () => host.remove();
  widget.signal.addEventListener('abort', remove, { once: true });
  return remove;
}

/** Draws the play button of a film; nothing of its host or of the player is there yet. Returns what takes it away. */
export function drawFacade(film: Film, onPlay: () => void): () => void {
  const { element, signal } = film.widget;
  const page = element.ownerDocument;
  const box = page.createElement('div');
  box.className = 'hadaya-video';
  box.dataset.phase = 'poster';
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'hadaya-video-play';
  button.setAttribute('aria-label', createStrings(videoStrings, element).play);
  const icon = page.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const sign = page.createElementNS(SVG, 'path');
  sign.setAttribute('d', SIGN);
  icon.append(sign);
  button.append(icon);
  listen(button, 'click', onPlay, { signal });
  box.append(button);
  return put(film, box);
}

/** Draws a sentence and a link in place of a film whose host is not allowed. */
export function drawRefusal(film: Film): void {
  const { widget, plan, address } = film;
  const page = widget.element.ownerDocument;
  const { refused, watch } = createStrings(videoStrings, widget.element);
  const note = page.createElement('div');
  note.className = 'hadaya-video-refused';
  note.setAttribute('role', 'note');
  const reason = page.createElement('p');
  reason.textContent = fillText(refused, { provider: plan.provider });
  const link = page.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer', textContent: watch });
  note.append(reason, link);
  put(film, note);
}
