import {
  burner,
  card,
  dallah,
  escapeHtml,
  galleryMarkup,
  mug,
  notebook,
  type ShopImage,
  type ThumbnailPosition,
} from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';
import { productPageParts } from '../parts/productPage.ts';
import { galleryPageTexts, quickViewButton } from '../texts/galleryTexts.ts';

type Name = keyof typeof galleryPageTexts;
type Side = { readonly desktop: ThumbnailPosition; readonly small: ThumbnailPosition };

const FIFTY = 50;

function galleryPage(name: Name, content: (context: PageContext) => string, more: Partial<DemoPage> = {}): DemoPage {
  const { title, summary } = galleryPageTexts[name];
  return {
    ...productPageParts,
    path: `/gallery/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`,
    title,
    summary,
    group: 'product',
    ...more,
    content: (context) =>
      `<h1>${title[context.locale]}</h1><div class="product gallery-demo">${content(context)}<p>${summary[context.locale]}</p></div>`,
  };
}

/** Prints a gallery of the given images as the plugin does for a simple product. */
function printGallery(images: readonly ShopImage[], { locale }: PageContext, position?: Side): string {
  return galleryMarkup({ product: { ...card, images }, locale, ...(position ? { position } : {}) });
}

const withVideos: readonly ShopImage[] = dallah.images.map((image, index) => {
  if (index === 1) {
    const file = '/assets/dallah.webm';
    return { ...image, video: { kind: 'video', link: file, embed: file, ratio: '16 / 9' } };
  }
  const embed = 'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed&enablejsapi=1&controls=0';
  const player = { kind: 'iframe', link: 'https://youtu.be/aqz-KE-bpKQ', embed, ratio: '56.25' } as const;
  return index === 2 ? { ...image, video: player } : image;
});

const everything = [mug, notebook, burner, dallah].flatMap(({ images, variations }) => [
  ...images,
  ...variations.flatMap((variation) => variation.images),
]);

const fifty = Array.from({ length: FIFTY }, (_, index) => everything[index % everything.length]).flatMap(
  (image, index) => (image ? [{ ...image, id: 9000 + index }] : []),
);

function printPlaceholder(context: PageContext): string {
  return printGallery(mug.images.slice(0, 1), context)
    .replace(/<a href="#" class="woo-variation-gallery-trigger[\s\S]*?<\/a>/, '')
    .replace('class="wvg-gallery-image"', 'class="wvg-gallery-image wvg-gallery-image-placeholder"')
    .replace(/<img [^>]*>/, '<img src="/assets/icon.svg" width="600" height="450" alt="">');
}

const MOVING =
  '&quot;fade&quot;:true,&quot;autoplay&quot;:true,&quot;autoplaySpeed&quot;:5000,&quot;slidesToShow&quot;:1,';

/** Simulates a shop's quick view: fetches a product page, extracts the product and shows it. */
const QUICK_VIEW = `<script>document.querySelector('[data-quick-view]').addEventListener('click', async (event) => {
  const answer = await fetch(event.target.dataset.quickView);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('.quick-view').replaceChildren(page.querySelector('.product'));
});</script>`;

export const galleryPages: readonly DemoPage[] = [
  galleryPage('left', (context) => printGallery(mug.images, context, { desktop: 'left', small: 'bottom' })),
  galleryPage('right', (context) => printGallery(dallah.images, context, { desktop: 'right', small: 'right' })),
  galleryPage('noImage', printPlaceholder),
  galleryPage('video', (context) => printGallery(withVideos, context)),
  galleryPage('fifty', (context) => printGallery(fifty, context)),
  galleryPage('moving', (context) =>
    printGallery(everything.slice(0, 4), context).replace('&quot;slidesToShow&quot;:1,', MOVING),
  ),
  galleryPage(
    'quickView',
    (context) =>
      `<button type="button" class="button" data-quick-view="${escapeHtml(context.link('/product/ceramic-mug/'))}">${quickViewButton[context.locale]}</button><div class="quick-view"></div>`,
    { foot: (context) => `${productPageParts.foot(context)}${QUICK_VIEW}` },
  ),
];
