import type { Locale } from '../locale.ts';
import { serverTexts } from '../serverTexts.ts';

/** One settings global as printed by `wp_localize_script`, which turns every scalar into a string. */
export interface SettingsGlobal {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Returns the URL template of the wc-ajax calls; the Arabic shop has a language prefix. */
export function wcAjaxUrl(locale: Locale): string {
  return locale === 'ar' ? '/ar/?wc-ajax=%%endpoint%%' : '/?wc-ajax=%%endpoint%%';
}

/** Returns `wc_add_to_cart_variation_params`, which is printed on pages with a variation form. */
export function variationParams(locale: Locale): SettingsGlobal {
  const texts = serverTexts[locale];
  return {
    name: 'wc_add_to_cart_variation_params',
    value: {
      wc_ajax_url: wcAjaxUrl(locale),
      i18n_no_matching_variations_text: texts.noMatchingVariations,
      i18n_make_a_selection_text: texts.makeASelection,
      i18n_unavailable_text: texts.unavailable,
      i18n_reset_alert_text: texts.resetAlert,
      woo_variation_swatches_ajax_variation_threshold_min: '30',
      woo_variation_swatches_ajax_variation_threshold_max: '100',
      woo_variation_swatches_total_children: {},
    },
  };
}

/** Returns `woo_variation_swatches_options` with the free plugin's keys. */
export function swatchesOptions(): SettingsGlobal {
  return {
    name: 'woo_variation_swatches_options',
    value: {
      show_variation_label: '1',
      clear_on_reselect: '1',
      variation_label_separator: ':',
      is_mobile: '',
      show_variation_stock: '',
      stock_label_threshold: '5',
      cart_redirect_after_add: 'no',
      enable_ajax_add_to_cart: 'yes',
      cart_url: '/cart/',
      is_cart: '',
    },
  };
}

/** Returns `woo_variation_gallery_options` with the plugin's defaults. */
export function galleryOptions(): SettingsGlobal {
  return {
    name: 'woo_variation_gallery_options',
    value: {
      gallery_reset_on_variation_change: '',
      enable_gallery_zoom: '1',
      enable_gallery_lightbox: '1',
      enable_gallery_preload: '1',
      preloader_disable: '',
      enable_thumbnail_slide: '1',
      gallery_thumbnails_columns: '4',
      is_vertical: '',
      thumbnail_position: 'bottom',
      thumbnail_position_class_prefix: 'woo-variation-gallery-thumbnail-position-',
      is_mobile: '',
      gallery_default_device_width: '40',
      gallery_medium_device_width: '0',
      gallery_small_device_width: '720',
      gallery_extra_small_device_width: '320',
    },
  };
}
