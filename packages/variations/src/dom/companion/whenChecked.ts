import { type Bridge, findVariationScript } from '../jquery/bridge.ts';
import type { CompanionSession } from './companionSession.ts';
import { readButton } from './readButton.ts';

/**
 * Calls back when a full choice costs one question only. In ajax mode WooCommerce's script asks at its first check of
 * the form, 100 ms after it started there: a choice made just before would be asked for twice, so it waits for that check.
 */
export function whenChecked(session: CompanionSession, bridge: Bridge, callback: () => void): void {
  const { root, data, jquery, signal } = session;
  const isStarting = findVariationScript(jquery) !== undefined && readButton(root) === 'unchecked';
  if (data.mode() === 'embedded' || !isStarting) {
    callback();
    return;
  }
  const checked = new AbortController();
  signal.addEventListener('abort', () => checked.abort(), { once: true, signal: checked.signal });
  const hear = (type: string) => {
    if (type !== 'wc_variation_form') return;
    checked.abort();
    callback();
  };
  bridge.join(root, { hear }, checked.signal);
}
