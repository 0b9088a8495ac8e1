import type { APIRequestContext } from '@playwright/test';
import { HADAYA_OPTIONS } from './siteContent.ts';
import type { TestSite } from './TestSite.ts';

const FORM = { ...HADAYA_OPTIONS.form, proxy_header: 'X-Real-IP' };

/** Settings of a shop whose visitors are all measured. */
export const MEASURED = { ...HADAYA_OPTIONS, form: FORM, statistics: { measure_speed: true, speed_share: 100 } };

/** Tells the figures of a view; each test comes from an address of its own, so that the limit of another does not count. */
export async function tell(
  request: APIRequestContext,
  site: TestSite,
  form: Readonly<Record<string, string>>,
  address = '192.0.2.1',
): Promise<readonly [status: number, text: string]> {
  const answer = await request.post(site.ajaxUrl, {
    form: { action: 'hadaya_vitals', ...form },
    headers: { Referer: `${site.url}/ask/?email=someone@example.com`, 'X-Real-IP': address },
  });
  return [answer.status(), await answer.text()];
}

/** Forgets all speeds. */
export const forgetSpeeds = (site: TestSite): void => site.write('DELETE FROM wp_hadaya_vitals');
