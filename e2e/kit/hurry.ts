import type { BrowserContext } from '@playwright/test';

/** `HURRY=10` divides waits of a second or longer by 10, to find code that depends on the machine's speed. */
const HURRY = Number(process.env.HURRY ?? 1);
const LONG_MS = 1000;

/** Runs in the page before its scripts. It does not affect the timers of a test's own clock. */
function shortenWaits({ times, longMs }: { readonly times: number; readonly longMs: number }): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const wait = window[name].bind(window);
    const sooner = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      wait(handler, ms >= longMs ? ms / times : ms, ...given);
    Object.defineProperty(window, name, { value: sooner, writable: true, configurable: true });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer hurry { :root { --hadaya-swatch-wait: ${5 / times}s } }`);
  document.adoptedStyleSheets.push(sheet);
}

export async function hurryPages(context: BrowserContext): Promise<void> {
  if (HURRY > 1) await context.addInitScript(shortenWaits, { times: HURRY, longMs: LONG_MS });
}
