import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StripArrows } from './StripArrows.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the strip’s arrows', () => {
  const drawArrows = (hasBefore: boolean, hasAfter: boolean) => {
    const pageStrip = vi.fn();
    const root = document.createElement('div');
    document.body.append(root);
    const strip = { hasBefore, hasAfter, isUpright: false };
    flushSync(() => createRoot(root).render(<StripArrows strip={strip} pageStrip={pageStrip} />));
    return { pageStrip, buttons: [...root.querySelectorAll('button')] };
  };

  it('shows an arrow only at an end beyond which there are more thumbnails', () => {
    expect(drawArrows(false, false).buttons).toHaveLength(0);
    expect(drawArrows(true, false).buttons.map(({ className }) => className)).toEqual(['page before']);
    expect(drawArrows(false, true).buttons.map(({ className }) => className)).toEqual(['page after']);
  });

  it('keeps the arrows out of the tab order and hides them from assistive technology', () => {
    const { buttons, pageStrip } = drawArrows(true, true);
    expect(buttons.map((one) => [one.tabIndex, one.getAttribute('aria-hidden')])).toEqual([
      [-1, 'true'],
      [-1, 'true'],
    ]);
    for (const button of buttons) button.click();
    expect(pageStrip.mock.calls).toEqual([[-1], [1]]);
  });
});
