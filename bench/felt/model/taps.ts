export interface Tap {
  readonly name: string;
  /** Selectors for the tap's target and for its effect. The first visible match counts, even in an open shadow root. */
  readonly target: string;
  readonly effect: string;
}

/**
 * A visitor's first taps; they work with our scripts and with those of the replaced plugins. Each tap is made on a
 * freshly loaded page.
 */
export const TAPS: readonly Tap[] = [
  {
    name: 'swatch',
    target: '.variable-item:not(.disabled, .selected, [aria-checked=true])',
    effect: '.variable-item:is(.selected, [aria-checked=true])',
  },
  {
    name: 'menu',
    target: '.hfe-nav-menu__toggle',
    effect:
      '.hfe-nav-menu__toggle.hfe-active-menu, .hfe-nav-menu__toggle [aria-expanded=true], .hfe-nav-menu__toggle[aria-expanded=true]',
  },
  {
    name: 'launcher',
    target: '.chaty-i-trigger :is(.open-chaty, .chaty-tooltip)',
    effect: '.chaty-open .chaty-channel-list :is(a, .chaty-channel)',
  },
  // Hadaya's lightbox opens with an empty frame, so the effect is the picture that appears in this frame later.
  {
    name: 'picture',
    target: '.woo-variation-gallery-trigger',
    effect: '.pswp--open, .preview img, .pswp[role=dialog]',
  },
];

/** Cookie that shows whether the visit was recorded. */
export const ATTRIBUTION_COOKIE = 'sbjs_current';
