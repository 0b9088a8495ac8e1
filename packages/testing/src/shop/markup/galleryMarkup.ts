import { variationGallery } from '../galleryOf.ts';
import type { Locale } from '../locale.ts';
import { directionOf } from '../locale.ts';
import type { Product, ShopVariation } from '../product.ts';
import { escapeHtml } from './escapeHtml.ts';
import { gallerySlide } from './gallerySlide.ts';
import { sliderSettings, type ThumbnailPosition, thumbnailSettings } from './gallerySliderSettings.ts';
import { galleryThumbnail } from './galleryThumbnail.ts';

const DEFAULT_COLUMNS = 4;

/** Options that are not set have the plugin's defaults. */
export interface GalleryMarkup {
  readonly product: Product;
  readonly locale: Locale;
  /** Preselected variation, whose pictures are printed instead of the product's. */
  readonly variation?: ShopVariation;
  readonly position?: { readonly desktop: ThumbnailPosition; readonly small: ThumbnailPosition };
  /** Thumbnails per row, 2 to 8. */
  readonly columns?: number;
}

/** Returns the gallery plugin's product images: slider, lightbox trigger and thumbnail strip. */
export function galleryMarkup(markup: GalleryMarkup): string {
  const { product, locale, variation } = markup;
  const images = shownImages(markup);
  const columns = markup.columns ?? DEFAULT_COLUMNS;
  const position = markup.position ?? { desktop: 'bottom', small: 'bottom' };
  const rtl = directionOf(locale) === 'rtl';
  const thumbnails = images.length > 1 ? images.map((image) => galleryThumbnail(image, locale)).join('') : '';
  return `<div data-product_id="${product.id}" data-variation_id="${variation?.id ?? 0}" style="" class="woo-variation-product-gallery woo-variation-product-gallery-thumbnail-columns-${columns} ${images.length > 1 ? 'woo-variation-gallery-has-product-thumbnail ' : ' woo-variation-gallery-no-product-thumbnail'} woo-variation-gallery-enabled-thumbnail-slider">
		<div class="loading-gallery woo-variation-gallery-wrapper woo-variation-gallery-thumbnail-position-${position.desktop}-${position.small} woo-variation-gallery-product-type-${product.kind}">
			<div class="woo-variation-gallery-container preload-style-blur">
				<div class="woo-variation-gallery-slider-wrapper">
					<a href="#" class="woo-variation-gallery-trigger woo-variation-gallery-trigger-position-top-right">
							<span class="dashicons dashicons-search"></span>						</a>
					<div class="woo-variation-gallery-slider" data-slick="${escapeHtml(sliderSettings(rtl))}">
						${images.map((image) => gallerySlide(image, locale)).join('')}					</div>
				</div> <!-- .woo-variation-gallery-slider-wrapper -->
				<div class="woo-variation-gallery-thumbnail-wrapper">
					<div class="woo-variation-gallery-thumbnail-slider woo-variation-gallery-thumbnail-columns-${columns}" data-slick="${escapeHtml(thumbnailSettings({ rtl, columns, position }))}">
						${thumbnails}					</div>
				</div> <!-- .woo-variation-gallery-thumbnail-wrapper -->
			</div> <!-- .woo-variation-gallery-container -->
		</div> <!-- .woo-variation-gallery-wrapper -->
	</div> <!-- .woo-variation-product-gallery -->`;
}

function shownImages({ product, variation }: GalleryMarkup) {
  if (product.kind === 'simple' || variation === undefined) return product.images;
  return variationGallery(product, variation);
}
