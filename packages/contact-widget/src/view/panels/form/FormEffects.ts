import type { ContactPage } from '../../../ContactPage.ts';
import type { DraftStore } from '../../../dom/draftStore.ts';
import type { Captcha, CaptchaKeys } from '../../../dom/loadCaptcha.ts';
import type { SendingConduct, SendingResult } from '../../../dom/sendForm.ts';
import type { TokenRequest } from '../../../form/freshToken.ts';
import type { FormEntry } from '../../../model/form/formEntries.ts';

/** What a form does to page and server; handed in, so that its components stay free of both. */
export interface FormEffects {
  sendForm(page: ContactPage, entries: readonly FormEntry[], conduct: SendingConduct): Promise<SendingResult>;
  /** `name` tells the forms of a page apart. */
  openDraft(page: ContactPage, name: string): DraftStore;
  watchOnline(page: ContactPage, callback: () => void, signal: AbortSignal): void;
  /** Calls back once the visitor has agreed to services of others: at once, or later. */
  whenAgreed(page: ContactPage, callback: () => void, signal: AbortSignal): void;
  loadCaptcha(page: ContactPage, keys: CaptchaKeys): Promise<Captcha>;
  /** Whether the server hands out fresh tokens. */
  hasFreshTokens(page: ContactPage): boolean;
  /** The widget's new token; `undefined` when there is none. */
  askFreshToken(page: ContactPage, wanted: TokenRequest, signal: AbortSignal): Promise<string | undefined>;
  /** Returns the address that the visitor must open by hand, or nothing. */
  followRedirect(page: ContactPage, wanted: { readonly link: string; readonly inNewTab: boolean }): Promise<string>;
  sendLead(page: ContactPage, method: string): Promise<void>;
}
