import type { BenchRow } from '../kit/row.ts';
import type { BenchSite } from './benchSite.ts';

const SENDERS = 20;
const EACH = 5;
const MS = 1000;

async function post(
  site: BenchSite,
  form: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(site.ajaxUrl, { method: 'POST', body: new URLSearchParams(form) });
  return JSON.parse(await answer.text());
}

export async function sendersAtOnce(
  site: BenchSite,
): Promise<{ readonly sent: number; readonly taken: number; readonly rows: readonly BenchRow[] }> {
  const before = site.processorMs();
  const start = performance.now();
  const sender = async (_none: unknown, visitor: number) => {
    let taken = 0;
    // Waits as long as a person needs to fill in the form, because the server rejects faster submissions.
    const { nonce, stamp, trap } = await post(site, { action: 'hadaya_fresh_nonce' });
    await new Promise((resolve) => setTimeout(resolve, MS));
    for (let number = 0; number < EACH; number += 1) {
      const text = {
        name: `Visitor ${visitor}`,
        email: `visitor-${visitor}@mail.example`,
        message: `Gift boxes, order ${number}`,
      };
      const { status } = await post(site, {
        action: 'chaty_front_form_save_data',
        nonce: String(nonce),
        stamp: String(stamp),
        [String(trap)]: '',
        widget: '0',
        ...text,
      });
      if (status === 1) taken += 1;
    }
    return taken;
  };
  const taken = (await Promise.all(Array.from({ length: SENDERS }, sender))).reduce((sum, count) => sum + count, 0);
  const sent = SENDERS * EACH;
  const row = (what: string, unit: string, ours: number): BenchRow => ({
    case: `${site.name}: ${what}`,
    unit,
    ours: Math.round(ours * 10) / 10,
    runs: sent,
  });
  return {
    sent,
    taken,
    rows: [
      row('form messages, 20 concurrent senders', '1/s', sent / ((performance.now() - start) / MS)),
      row('CPU time per form message and its nonce', 'ms', (site.processorMs() - before) / sent),
    ],
  };
}
