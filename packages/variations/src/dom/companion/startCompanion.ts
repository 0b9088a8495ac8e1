import { startAjaxPart } from '../ajax/startAjaxPart.ts';
import type { Chooser } from '../chooser.ts';
import { borrowBridge } from '../jquery/borrowBridge.ts';
import type { Bridge } from '../jquery/bridge.ts';
import type { JQueryCopy } from '../jquery/jqueryCopy.ts';
import type { FormSession } from '../session.ts';
import { watchForStandalone } from '../standalone/watchForStandalone.ts';
import { catchUp } from './catchUp.ts';
import type { CompanionSession } from './companionSession.ts';
import { emitNews } from './emitNews.ts';
import { guardCart } from './guardCart.ts';
import { hearWooCommerce } from './hearWooCommerce.ts';
import { createInitialiser } from './initialiseForm.ts';
import { keepHeight } from './keepHeight.ts';
import { keepInAddress } from './keepInAddress.ts';
import type { Announce } from './messageRegion.ts';
import { createNotice } from './notice.ts';
import { observeIdField } from './observeIdField.ts';
import { ownsAddress } from './ownsAddress.ts';
import { findPreselection } from './preselect.ts';
import { readOwnSettings } from './readOwnSettings.ts';
import { trackRecency } from './recency.ts';
import { resetFocus } from './resetFocus.ts';
import { createSpeech } from './speech.ts';
import { switchToAjax } from './switchToAjax.ts';
import { whenChecked } from './whenChecked.ts';

/** What the form gets from its companion. */
export interface Companion {
  announce: Announce;
  /** The chosen attributes, the longest-standing first. */
  getRecency(): readonly string[];
  /** Starts WooCommerce's script on a form that was inserted later, because a choice is about to be made. */
  startNow(): void;
}

/** Takes the choice over from the address, and keeps the visitor's own there. */
function followAddress(session: CompanionSession, bridge: Bridge, { chooseAll }: Chooser): void {
  const { settings } = session;
  if (!ownsAddress(session)) return;
  if (settings.urlPreselect) whenChecked(session, bridge, () => chooseAll(findPreselection(session)));
  if (settings.keepChoiceInUrl) keepInAddress(session);
}

/**
 * The form's other half, loaded right after it was opened, in a file of its own: the ear for WooCommerce's script, the
 * repairs, notices, the address, and the stand-in for a missing script. Coming late is no harm: the ear catches up.
 */
export function startCompanion(form: FormSession, chooser: Chooser): Companion {
  const { root, environment, signal } = form;
  const bridge = borrowBridge(environment, signal);
  const session: CompanionSession = { ...form, settings: readOwnSettings(form), jquery: bridge.jquery };
  emitNews(session);
  followAddress(session, bridge, chooser);
  const speech = createSpeech(session);
  keepHeight(session);
  guardCart(session, { say: speech.say, showNotice: createNotice(session) });
  const meet = (copy: JQueryCopy) => {
    switchToAjax(session, copy);
    catchUp(session, copy);
  };
  bridge.join(root, { hear: hearWooCommerce(session), meet }, signal);
  bridge.join(root, { hear: (type) => type === 'reset_focus' && resetFocus(session) }, signal);
  observeIdField(session);
  if (session.data.mode() === 'ajax') startAjaxPart(session, speech, bridge);
  watchForStandalone(session, speech);
  return {
    getRecency: trackRecency(form),
    announce: speech.announce,
    startNow: createInitialiser(session, bridge).startNow,
  };
}
