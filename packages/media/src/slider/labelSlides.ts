import { fillText, keepAttributes } from '@hadaya/core';

export interface SlideLabels {
  /**
   * Pattern with `{{index}}` and `{{count}}`, such as "{{index}} of {{count}}". A label that the server printed is
   * kept.
   */
  readonly position: string;
  /** The word "slide" in the page's language. */
  readonly role: string;
}

/**
 * Names slides as groups and makes the slides out of view inert. Call the returned function with the slides in view
 * after each change; the server's attributes are restored when the signal aborts.
 */
export function labelSlides(
  slides: readonly HTMLElement[],
  labels: SlideLabels,
  signal: AbortSignal,
): (visible: readonly HTMLElement[]) => void {
  const updates = slides.map((slide, index) => {
    const write = keepAttributes(slide, signal);
    const name = fillText(labels.position, { index: index + 1, count: slides.length });
    write({
      role: 'group',
      'aria-roledescription': labels.role,
      'aria-label': slide.getAttribute('aria-label') ?? name,
    });
    return (isVisible: boolean) => write({ inert: isVisible ? null : '' });
  });
  return (visible) => {
    for (const [index, slide] of slides.entries()) updates[index]?.(visible.includes(slide));
  };
}
