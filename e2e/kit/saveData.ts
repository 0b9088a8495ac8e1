import type { Page } from '@playwright/test';

/** Simulates Save-Data, so that nothing is prefetched. Call it before the page opens. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
