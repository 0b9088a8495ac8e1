import type { Shown } from './axe.ts';

/**
 * Waits until all finite animations on the page have ended and been painted. It ignores `restless` elements, such as a
 * playing slider.
 */
export async function settle(page: Shown, { restless = '' } = {}): Promise<void> {
  await page.evaluate(async (others) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOfOthers = (effect: AnimationEffect | null) =>
      others !== '' && effect instanceof KeyframeEffect && effect.target?.closest(others);
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)) && !isOfOthers(effect);
    /** A document's animations do not include animations in shadow roots. */
    const animationsOf = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsOf(shadowRoot) : [])),
    ];
    await frame();
    // An animation that starts in the first frame is not in the browser's list before the second frame.
    do await frame();
    while (animationsOf(document).some(isMoving));
    await frame();
  }, restless);
}
