import { phpJson } from '../phpJson.ts';

export type ThumbnailPosition = 'bottom' | 'left' | 'right';

interface ThumbnailInput {
  readonly rtl: boolean;
  readonly columns: number;
  readonly position: { readonly desktop: ThumbnailPosition; readonly small: ThumbnailPosition };
}

/** Returns the main slider's `data-slick` value. */
export function sliderSettings(rtl: boolean): string {
  return phpJson({
    slidesToShow: 1,
    slidesToScroll: 1,
    arrows: true,
    adaptiveHeight: true,
    rtl,
    prevArrow: '<i class="wvg-slider-prev-arrow dashicons dashicons-arrow-left-alt2"></i>',
    nextArrow: '<i class="wvg-slider-next-arrow dashicons dashicons-arrow-right-alt2"></i>',
    speed: 300,
    asNavFor: '.woo-variation-gallery-thumbnail-slider',
  });
}

/** Returns the thumbnail strip's `data-slick` value; a strip beside the picture is vertical and never RTL. */
export function thumbnailSettings({ rtl, columns, position }: ThumbnailInput): string {
  const vertical = position.desktop !== 'bottom';
  const smallVertical = position.small !== 'bottom';
  return phpJson({
    slidesToShow: columns,
    slidesToScroll: columns,
    focusOnSelect: true,
    arrows: true,
    asNavFor: '.woo-variation-gallery-slider',
    centerMode: true,
    infinite: true,
    centerPadding: '0px',
    vertical,
    rtl: rtl && !vertical,
    prevArrow: '<i class="wvg-thumbnail-prev-arrow dashicons dashicons-arrow-left-alt2"></i>',
    nextArrow: '<i class="wvg-thumbnail-next-arrow dashicons dashicons-arrow-right-alt2"></i>',
    responsive: [{ breakpoint: 768, settings: { vertical: smallVertical, rtl: rtl && !smallVertical } }],
  });
}
