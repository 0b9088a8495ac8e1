import { parseAddress } from '../address.ts';

const PAUSE_MESSAGES: Readonly<Record<string, unknown>> = {
  'https://www.youtube-nocookie.com': { event: 'command', func: 'pauseVideo', args: '' },
  'https://www.youtube.com': { event: 'command', func: 'pauseVideo', args: '' },
  'https://vimeo.com': { method: 'pause', value: 'true' },
  'https://player.vimeo.com': { method: 'pause', value: 'true' },
};

function pauseFrame(frame: HTMLIFrameElement): void {
  const address = parseAddress(frame.src);
  const message = address && PAUSE_MESSAGES[address.origin];
  if (message === undefined || address?.searchParams.has('background')) return;
  frame.contentWindow?.postMessage(JSON.stringify(message), address?.origin ?? '');
}

/**
 * Pauses every video inside a node: files directly, and YouTube and Vimeo frames by a message to their own origin only.
 * Other frames, frames without a window and Vimeo's background videos are skipped.
 */
export function pausePlayers(root: ParentNode): void {
  for (const file of root.querySelectorAll('video')) file.pause();
  for (const frame of root.querySelectorAll('iframe')) pauseFrame(frame);
}

/**
 * Removes the first player from each box, so that it neither loads nor plays; restores all players when the signal
 * aborts.
 */
export function holdPlayers(boxes: readonly Element[], signal: AbortSignal): void {
  for (const box of boxes) {
    const player = box.querySelector('iframe, video');
    if (!player) continue;
    const mark = box.ownerDocument.createComment('');
    player.replaceWith(mark);
    signal.addEventListener('abort', () => mark.replaceWith(player), { once: true });
  }
}
