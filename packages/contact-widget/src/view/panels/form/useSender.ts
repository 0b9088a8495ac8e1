import { useEffect, useRef, useState } from 'react';
import type { SendingConduct, SendingResult } from '../../../dom/sendForm.ts';
import { tellPage } from '../../../events.ts';
import type { Channel } from '../../../model/channels/Channel.ts';
import type { FormValues } from '../../../model/form/FormField.ts';
import { type FormEntry, formEntries } from '../../../model/form/formEntries.ts';
import type { FormDesign } from '../../../model/form/readForm.ts';
import { useWidget, type WidgetModel } from '../../WidgetModel.ts';
import { waitForCaptcha } from './captchaGate.ts';
import type { FormEffects } from './FormEffects.ts';

/** Nobody fills in a form faster than this; the sending waits so long, it is never refused. */
const HUMAN_MS = 800;

/** The result of one sending; cancelled by the visitor or by a listener of the page. */
export type SenderResult = SendingResult | { readonly kind: 'cancelled' };

/** Sends the form of a channel. */
export interface Sender {
  send(values: FormValues, onProgress: (share: number) => void): Promise<SenderResult>;
  cancel(): void;
}

/** Whether an invisible field of a form was filled in: only programs do that. */
export const guards: WeakMap<FormDesign, { isTrapped: () => boolean }> = new WeakMap();

function hasFiles({ files }: FormValues): boolean {
  return Object.values(files).some((list) => list.length > 0);
}

/** What a sending needs of the widget, its channel and form. */
interface Desk {
  readonly effects: FormEffects;
  readonly model: WidgetModel;
  readonly channel: Channel;
  readonly design: FormDesign;
  readonly token: { current: string };
}

async function readEntries({ model, channel, design, token }: Desk, values: FormValues): Promise<readonly FormEntry[]> {
  const { page, widget } = model;
  const { window, document } = page.context.environment;
  const captcha = await waitForCaptcha(design, page.context.environment.clock);
  const pageId = page.settings.page_id;
  return formEntries(design.fields, values, {
    isSplit: page.context.settings.splitFiles,
    moment: {
      nonce: token.current,
      channel: channel.type,
      widget: widget.id,
      address: window.location.href,
      v3Token: (await captcha?.readV3()) ?? '',
      pageId: typeof pageId === 'string' || typeof pageId === 'number' ? String(pageId) : '',
      pageTitle: document.title,
      v2Token: captcha?.readV2() ?? '',
    },
  });
}

async function sendOnce(desk: Desk, values: FormValues, conduct: SendingConduct): Promise<SendingResult> {
  const entries = await readEntries(desk, values);
  const result = await desk.effects.sendForm(desk.model.page, entries, conduct);
  void waitForCaptcha(desk.design, desk.model.page.context.environment.clock).then((captcha) => captcha?.reset());
  return result;
}

/** Sends, and once more with a fresh token where the owner lets us look for one. */
async function sendWithToken(desk: Desk, values: FormValues, conduct: SendingConduct): Promise<SendingResult> {
  const { page, widget } = desk.model;
  const first = await sendOnce(desk, values, conduct);
  const isExpired =
    first.kind === 'answer' && first.answer.kind === 'refused' && /invalid request/i.test(first.answer.message);
  if (!isExpired || !page.context.settings.refreshToken) return first;
  const fresh = await desk.effects.refreshToken(page, String(widget.design.widget_index ?? ''), conduct.signal);
  if (fresh === undefined || fresh === desk.token.current) return first;
  desk.token.current = fresh;
  return sendOnce(desk, values, conduct);
}

async function report({ model, channel, effects }: Desk, result: SendingResult): Promise<void> {
  const { document } = model.page.context.environment;
  const isStored = result.kind === 'answer' && result.answer.kind === 'stored';
  tellPage(document, isStored ? 'sent' : 'failed', { widgetId: model.widget.id, channel: channel.slug });
  if (!isStored || !model.design.hasAnalytics) return;
  await effects.sendLead(model.page, `chaty_${channel.slug}`);
}

/** Prepares the sender of a form: it fetches tokens at the moment of sending and renews an expired one once. */
export function useSender(effects: FormEffects, channel: Channel, design: FormDesign): Sender {
  const model = useWidget();
  const { document, clock } = model.page.context.environment;
  const [startMs] = useState(() => clock.now());
  const controller = useRef<AbortController | null>(null);
  const token = useRef(design.token);
  useEffect(() => () => controller.current?.abort(), []);

  return {
    cancel: () => controller.current?.abort(),
    async send(values, onProgress) {
      const detail = { widgetId: model.widget.id, channel: channel.slug };
      if (!tellPage(document, 'before-send', detail)) return { kind: 'cancelled' };
      const sending = new AbortController();
      controller.current = sending;
      const waitMs = HUMAN_MS - (clock.now() - startMs);
      if (waitMs > 0) await new Promise<void>((resolve) => clock.after(waitMs, resolve));
      if (guards.get(design)?.isTrapped()) return { kind: 'failed', reason: 'other' };
      const desk: Desk = { effects, model, channel, design, token };
      const conduct = { signal: sending.signal, ...(hasFiles(values) ? { onProgress } : {}) };
      const result = await sendWithToken(desk, values, conduct);
      await report(desk, result);
      return result;
    },
  };
}
