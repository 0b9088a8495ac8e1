import type { Page } from '@playwright/test';

/** Waits until nothing on the page moves any more: each animation that has an end has come to it, and that is painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    /** A document does not tell of what moves inside its shadow roots. */
    const animationsOf = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsOf(shadowRoot) : [])),
    ];
    await frame();
    // What starts with the first frame counts from the second on.
    do await frame();
    while (animationsOf(document).some(isMoving));
    await frame();
  });
}
