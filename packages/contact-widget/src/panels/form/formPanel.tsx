import type { PanelModule } from '../../list/ListModel.ts';
import { sendLead } from '../../start/counting/dom/sendClick.ts';
import { createPanel } from '../view/createPanel.tsx';
import { askFreshToken, readTokenAction } from './dom/askFreshToken.ts';
import { openDraft } from './dom/draftStore.ts';
import { followRedirect, watchOnline } from './dom/followRedirect.ts';
import { loadCaptcha } from './dom/loadCaptcha.ts';
import { makeFormKey } from './dom/makeFormKey.ts';
import { sendForm } from './dom/sendForm.ts';
import { createSpamCheck } from './dom/spamCheck.ts';
import form from './styles/form.css?inline';
import notices from './styles/notices.css?inline';
import type { FormEffects } from './view/FormContext.ts';
import { FormPanel } from './view/FormPanel.tsx';

export { refreshV3 } from './dom/loadCaptcha.ts';

/** What every sending needs is at hand, the rest is fetched when it is needed. */
const effects: FormEffects = {
  sendForm,
  openDraft,
  watchOnline,
  whenAgreed: (page, callback, signal) => page.consent.when('preferences', callback, signal),
  openCheck: (page, keys, place) =>
    createSpamCheck({
      isWanted: keys.v2Key !== '' || keys.v3Key !== '',
      clock: page.context.environment.clock,
      load: () => loadCaptcha(page, keys, place()),
    }),
  makeFormKey: ({ context }) => makeFormKey(context.environment.window),
  hasFreshTokens: (page) => readTokenAction(page) !== undefined,
  askFreshToken,
  followRedirect,
  sendLead: (page, method) => sendLead(page.context.environment.window, method),
};

/** The contact form with its effects. */
export const formPanel: PanelModule = {
  ...createPanel((props) => <FormPanel {...props} effects={effects} />, form + notices, 'chaty-contact-form-box'),
  isTimeless: true,
};
