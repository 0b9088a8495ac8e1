import { type RefObject, useEffect, useMemo } from 'react';
import type { ContactPage } from '../../page/index.ts';
import { createSpamCheck, type SpamCheck } from './dom/createSpamCheck.ts';
import { type CaptchaKeys, loadCaptcha } from './dom/loadCaptcha.ts';

/**
 * Returns the spam check for a form; the check is off if the form has no site keys. The visitor consents in the site's
 * consent banner or in the form. A visible check renders in `container`.
 */
export function useCaptcha(page: ContactPage, keys: CaptchaKeys, container: RefObject<HTMLElement | null>): SpamCheck {
  const check = useMemo(() => {
    const { clock } = page.context.environment;
    const isNeeded = keys.v2Key !== '' || keys.v3Key !== '';
    return createSpamCheck({ isNeeded, clock, load: () => loadCaptcha(page, keys, container.current) });
  }, [page, keys, container]);
  useEffect(() => {
    const drawn = new AbortController();
    page.consent.when('preferences', check.allow, drawn.signal);
    return () => drawn.abort();
  }, [page, check]);
  return check;
}
