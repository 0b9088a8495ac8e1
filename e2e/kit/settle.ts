import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves any more: each animation that has an end has come to it, and that is painted.
 * `restless` are elements that move for as long as they are there, such as pictures of a slider that plays.
 */
export async function settle(page: Page, { restless = '' } = {}): Promise<void> {
  await page.evaluate(async (others) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOfOthers = (effect: AnimationEffect | null) =>
      others !== '' && effect instanceof KeyframeEffect && effect.target?.closest(others);
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)) && !isOfOthers(effect);
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
  }, restless);
}
