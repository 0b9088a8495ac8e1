/** Something that a shopper does: a tap, and what has to be seen of it. */
export interface Tap {
  readonly name: string;
  /** What is tapped, and what is there once the tap had its effect: the first that is to be seen, open shadow roots included. */
  readonly target: string;
  readonly effect: string;
}

/** The first taps of a shopper, with ours and with the replaced plugins. Each is made on a page that was loaded for it. */
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
  // Ours shows the picture in a frame of its own first, and fills it then.
  {
    name: 'picture',
    target: '.woo-variation-gallery-trigger',
    effect: '.pswp--open, .preview img, .pswp[role=dialog]',
  },
];

/** Cookie by which it is seen that the visit is recorded. */
export const ATTRIBUTION_COOKIE = 'sbjs_current';
