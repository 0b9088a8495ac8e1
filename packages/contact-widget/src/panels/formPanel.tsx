import { whenConsent } from '../dom/consent.ts';
import { openDraft } from '../dom/draftStore.ts';
import { sendForm } from '../dom/sendForm.ts';
import { watchOnline } from '../dom/watchOnline.ts';
import { askFreshToken, readTokenAction } from '../form/freshToken.ts';
import type { FormEffects } from '../view/panels/form/FormEffects.ts';
import { FormPanel } from '../view/panels/form/FormPanel.tsx';
import { formTexts } from '../view/panels/form/formTexts.ts';
import type { PanelModule, PanelProps } from '../view/panels/PanelProps.ts';

/** What every sending needs is at hand, the rest is fetched when it is needed. */
const effects: FormEffects = {
  sendForm,
  openDraft,
  watchOnline,
  whenAgreed: (page, callback, signal) => whenConsent(page.context.environment.window, 'preferences', callback, signal),
  loadCaptcha: (page, keys) => import('../dom/loadCaptcha.ts').then(({ loadCaptcha }) => loadCaptcha(page, keys)),
  hasFreshTokens: (page) => readTokenAction(page) !== undefined,
  askFreshToken,
  followRedirect: (page, wanted) =>
    import('../dom/followRedirect.ts').then(({ followRedirect }) => followRedirect(page, wanted)),
  sendLead: (page, method) =>
    import('../dom/sendAnalytics.ts').then(({ sendLead }) => sendLead(page.context.environment.window, method)),
};

function Panel(props: PanelProps) {
  return <FormPanel {...props} effects={effects} table={props.texts ?? formTexts} />;
}

/** The contact form with its effects. */
export const formPanel: Omit<PanelModule, 'css'> = { Panel, frame: 'chaty-contact-form-box' };
