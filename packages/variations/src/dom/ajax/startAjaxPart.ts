import type { CompanionSession } from '../companion/companionSession.ts';
import type { Speech } from '../companion/speech.ts';
import type { Bridge } from '../jquery/bridge.ts';
import { hearAnswers } from './hearAnswers.ts';
import { loadProductIndex } from './loadProductIndex.ts';

/** What only a form without embedded variations needs: an eye on WooCommerce's lookups, and the product index. */
export function startAjaxPart(session: CompanionSession, speech: Speech, bridge: Bridge): void {
  bridge.join(session.root, { hearCall: hearAnswers(session, speech) }, session.signal);
  loadProductIndex(session);
}
