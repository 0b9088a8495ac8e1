import type { Page } from '@playwright/test';

/** A visitor who saves data: nothing is fetched before it is wanted. Call it before the page opens. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
