import { markOwnRoot } from '@hadaya/core';
import type { ItemReason, SwatchGroup } from '../items/index.ts';

/** Makes the node of ours in which notices are drawn, hidden, under the first list; it leaves with the signal. */
export function createNoticeHost(first: SwatchGroup, signal: AbortSignal): HTMLElement {
  const host = first.list.ownerDocument.createElement('div');
  host.hidden = true;
  host.dataset.hadayaOwn = 'swatches';
  markOwnRoot(host, 'swatches');
  first.list.after(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return host;
}

let hosts = 0;

/** Puts the words that explain items into the host, out of sight, and returns their ids. */
export function addExplanations(
  host: HTMLElement,
  reasons: Readonly<Record<ItemReason, string>>,
): Record<ItemReason, string> {
  hosts += 1;
  const add = (reason: ItemReason): string => {
    const text = host.ownerDocument.createElement('span');
    text.hidden = true;
    text.id = `hadaya-swatches-${hosts}-${reason}`;
    text.textContent = reasons[reason];
    host.append(text);
    return text.id;
  };
  return { unavailable: add('unavailable'), 'out-of-stock': add('out-of-stock') };
}
