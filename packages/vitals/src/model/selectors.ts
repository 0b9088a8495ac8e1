/** Names with the selectors of what they stand for; the first that fits counts. */
type Names = readonly (readonly [name: string, selector: string])[];

const widgets = (types: string) => types.split(' ').map((type) => `[data-widget_type^="${type}."]`);

/** Parts of a page, ours and the replaced plugins' alike, so that both can be compared. */
export const PARTS: Names = [
  ['contact-widget', '[data-hadaya-root="contact-widget"],.chaty'],
  ['lightbox', '.pswp,.elementor-lightbox'],
  ['gallery', '[data-hadaya="gallery"],.woo-variation-gallery-wrapper,.woocommerce-product-gallery'],
  ['swatches', '.variable-items-wrapper,.wvs-archive-variations-wrapper,[data-hadaya-terms]'],
  ['cart-form', 'form.cart,.wp-block-add-to-cart-with-options'],
  ['menu', ['[data-hadaya="menu"]', ...widgets('navigation-menu hfe-search-button')].join()],
  [
    'content',
    [
      '[data-hadaya="content"]',
      ...widgets('accordion toggle tabs nested-accordion nested-tabs slides image-carousel media-carousel'),
      ...widgets('testimonial-carousel reviews video'),
    ].join(),
  ],
];

/** Name of what stands in none of the parts. */
export const ELSEWHERE = 'page';

/** What people touch. */
export const CONTROLS: Names = [
  ['choice', '.variable-item,[role=radio],[role=option],[role=tab],[type=radio],[type=checkbox],select,option'],
  ['field', 'input:not([type=submit],[type=button],[type=image]),textarea,[contenteditable]'],
  ['button', 'button,input,[role=button],[role=menuitem],summary,label'],
  ['link', 'a[href]'],
  ['picture', 'img,picture,video,svg'],
];

/** Name of what is none of the controls. */
export const NO_CONTROL = 'other';
