/** A visitor's tap and its expected effect. */
export interface Tap {
  readonly name: string;
  /** The tap's target and its effect: the first visible match, including open shadow roots. */
  readonly target: string;
  readonly effect: string;
}

/** A visitor's first taps, with our scripts and with the replaced plugins. Each is made on a freshly loaded page. */
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
  // Ours first shows an empty frame for the picture and fills it afterwards.
  {
    name: 'picture',
    target: '.woo-variation-gallery-trigger',
    effect: '.pswp--open, .preview img, .pswp[role=dialog]',
  },
];

/** Cookie by which it is seen that the visit is recorded. */
export const ATTRIBUTION_COOKIE = 'sbjs_current';
