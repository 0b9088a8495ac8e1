import type { Page } from '@playwright/test';
import '../../kit/test.ts';

/** Runs a script that changes the page; its changes count as the host's. */
export const change = (page: Page, code: string) =>
  page.evaluate((text) => {
    const script = document.createElement('script');
    script.textContent = text;
    window.__hadayaGuest?.asHost(() => document.body.append(script));
  }, code);
