import type { Page } from '@playwright/test';

/**
 * Presses a key while an input method composes a word in the focused field. The browser reports the key with
 * `isComposing` and key code 229.
 */
export async function pressComposing(page: Page, key: string, word = 'にほん'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: word, selectionStart: word.length, selectionEnd: word.length });
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
  await session.detach();
}
