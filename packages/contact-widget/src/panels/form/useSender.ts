import { whenPainted } from '@hadaya/core';
import { useEffect, useRef } from 'react';
import type { Channel } from '../../channels/index.ts';
import { sendLead } from '../../counting/index.ts';
import { tellPage } from '../../events.ts';
import { reportThrown } from '../../page/index.ts';
import { type ListModel, useList } from '../panel/index.ts';
import { askFreshToken, type FreshToken, readTokenAction } from './dom/askFreshToken.ts';
import type { SpamCheck } from './dom/createSpamCheck.ts';
import { makeFormKey } from './dom/makeFormKey.ts';
import { type SendingConduct, type SendingResult, sendForm } from './dom/sendForm.ts';
import type { FormValues } from './model/FormField.ts';
import { type FormEntry, formEntries } from './model/formEntries.ts';
import type { FormDesign } from './model/readForm.ts';
import type { FormParts } from './useFormParts.ts';

/** Minimum time that people take to fill in a form; an earlier submission is delayed, never rejected. */
const HUMAN_MS = 800;

/** The result of one submission; `cancelled` by the visitor or by a page listener. */
export type SenderResult = SendingResult | { readonly kind: 'cancelled' };

export interface Sender {
  send(values: FormValues, onProgress: (share: number) => void): Promise<SenderResult>;
  cancel(): void;
  /**
   * Called when the visitor enters the form; records the time and, if the server issues tokens, requests a fresh one
   * once.
   */
  prepare(): void;
}

function hasFiles({ files }: FormValues): boolean {
  return Object.values(files).some((list) => list.length > 0);
}

/** The form's token, and the time at which the visitor, from the server's point of view, started writing. */
interface HeldToken extends FreshToken {
  readonly sinceMs: number;
}

interface SubmitContext {
  readonly model: ListModel;
  readonly channel: Channel;
  readonly design: FormDesign;
  readonly captcha: SpamCheck;
  /**
   * Key for the form's message until the server has stored it; a resubmission with the same key counts as the same
   * message.
   */
  readonly formKey: { current: string };
  readonly token: { current: HeldToken };
  /** A requested token, awaited before the first submission. */
  readonly renewal: { current: Promise<void> | undefined };
}

async function readEntries(
  { model, channel, design, captcha: check, token, formKey }: SubmitContext,
  values: FormValues,
): Promise<readonly FormEntry[]> {
  const { page, widget } = model;
  const { window, document } = page.context.environment;
  const captcha = await check.wait();
  formKey.current ||= makeFormKey(window);
  return formEntries(design.fields, values, {
    isSplit: page.context.settings.splitFiles,
    moment: {
      nonce: token.current.nonce,
      proof: token.current.proof,
      channel: channel.type,
      widget: widget.id,
      address: window.location.href,
      v3Token: (await captcha?.readV3()) ?? '',
      pageId: page.server.pageId,
      pageTitle: document.title,
      v2Token: captcha?.readV2() ?? '',
      // Only our plugin issues a proof; other handlers must not receive an unknown field.
      formKey: token.current.proof.length > 0 ? formKey.current : '',
    },
  });
}

/**
 * Waits until the minimum time has passed. The server counts this time from the moment at which it issued the token.
 */
async function waitLikePerson({ model, token }: SubmitContext): Promise<void> {
  const { clock } = model.page.context.environment;
  const waitMs = HUMAN_MS - (clock.now() - token.current.sinceMs);
  if (waitMs > 0) await new Promise<void>((resolve) => clock.after(waitMs, resolve));
}

async function sendOnce(submit: SubmitContext, values: FormValues, conduct: SendingConduct): Promise<SendingResult> {
  await waitLikePerson(submit);
  const entries = await readEntries(submit, values);
  const result = await sendForm(submit.model.page, entries, conduct);
  try {
    submit.captcha.current()?.reset();
  } catch (thrown) {
    reportThrown(submit.model.page.context, 'ask for a new spam check', thrown);
  }
  return result;
}

/** Replaces the token with a fresh one; resolves to `false` if there is none or it has not changed. */
async function renewToken({ model, token }: SubmitContext, signal: AbortSignal): Promise<boolean> {
  const { page, widget } = model;
  const requested = { widgetId: widget.id, token: token.current.nonce };
  const fresh = await askFreshToken(page, requested, signal);
  if (fresh === undefined || (fresh.nonce === token.current.nonce && fresh.proof.length === 0)) return false;
  const { sinceMs } = token.current;
  token.current = { ...fresh, sinceMs: fresh.proof.length > 0 ? page.context.environment.clock.now() : sinceMs };
  return true;
}

/** Submits and, if the token has expired and a fresh one is available, retries once. */
async function sendWithToken(
  submit: SubmitContext,
  values: FormValues,
  conduct: SendingConduct,
): Promise<SendingResult> {
  await submit.renewal.current;
  const first = await sendOnce(submit, values, conduct);
  const isExpired =
    first.kind === 'answer' && first.answer.kind === 'refused' && /invalid request/i.test(first.answer.message);
  if (!isExpired || !(await renewToken(submit, conduct.signal))) return first;
  return sendOnce(submit, values, conduct);
}

function report({ model, channel }: SubmitContext, result: SendingResult): void {
  const { environment } = model.page.context;
  const isStored = result.kind === 'answer' && result.answer.kind === 'stored';
  tellPage(environment, isStored ? 'sent' : 'failed', { widgetId: model.widget.id, channel: channel.slug });
  if (!isStored || !model.design.analytics) return;
  sendLead(environment.window, `chaty_${channel.slug}`);
}

/** Returns a form's sender, which requests spam check tokens on submission and renews an expired form token once. */
export function useSender(channel: Channel, { design, captcha, inputs }: FormParts): Sender {
  const model = useList();
  const { context } = model.page;
  const { clock } = context.environment;
  const isBegun = useRef(false);
  const controller = useRef<AbortController | null>(null);
  const formKey = useRef('');
  const token = useRef<HeldToken>({ nonce: design.token, proof: design.proof, sinceMs: clock.now() });
  const renewal = useRef<Promise<void> | undefined>(undefined);
  const submit: SubmitContext = { model, channel, design, captcha, token, formKey, renewal };
  useEffect(() => () => controller.current?.abort(), []);

  return {
    cancel: () => controller.current?.abort(),
    prepare() {
      // The form may have rendered long before it was shown.
      if (!isBegun.current) token.current = { ...token.current, sinceMs: clock.now() };
      isBegun.current = true;
      if (renewal.current || readTokenAction(model.page) === undefined) return;
      // Lets the browser paint the opened form first.
      const { signal } = model.page;
      renewal.current = new Promise<void>((resolve) => whenPainted(clock, resolve, signal))
        .then(() => renewToken(submit, signal))
        .then(
          () => {},
          () => {},
        );
    },
    async send(values, onProgress) {
      const detail = { widgetId: model.widget.id, channel: channel.slug };
      if (!tellPage(context.environment, 'before-send', detail)) return { kind: 'cancelled' };
      const sending = new AbortController();
      controller.current = sending;
      await waitLikePerson(submit);
      if (inputs.emptyTrap()) return { kind: 'failed', reason: 'trapped' };
      const conduct = { signal: sending.signal, ...(hasFiles(values) ? { onProgress } : {}) };
      const result = await sendWithToken(submit, values, conduct).catch((thrown): SendingResult => {
        reportThrown(context, 'send its form', thrown);
        return { kind: 'failed', reason: 'other' };
      });
      if (result.kind === 'answer' && result.answer.kind === 'stored') formKey.current = '';
      report(submit, result);
      return result;
    },
  };
}
