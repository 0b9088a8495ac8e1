import type { Locale } from '@hadaya/testing/shop';

const ARABIC = {
  shareOnFacebook: 'المشاركة على فيسبوك',
  shareOnTwitter: 'المشاركة على تويتر',
  pinIt: 'حفظ على بنترست',
  downloadImage: 'تنزيل الصورة',
  fullscreen: 'ملء الشاشة',
  zoom: 'تكبير',
  share: 'مشاركة',
};

/** Returns the page builder's settings for this page, as the builder prints them on a server. */
export function builderConfig(locale: Locale): Readonly<Record<string, unknown>> {
  return {
    environmentMode: { edit: false, wpPreview: false, isScriptDebug: false },
    i18n: locale === 'ar' ? ARABIC : {},
    is_rtl: locale === 'ar',
    responsive: {
      breakpoints: {
        mobile: { label: 'Mobile', value: 767, default_value: 767, direction: 'max', is_enabled: true },
        tablet: { label: 'Tablet', value: 1024, default_value: 1024, direction: 'max', is_enabled: true },
      },
      hasCustomBreakpoints: false,
    },
    version: '3.32.5',
    is_static: false,
    settings: { page: [], editorPreferences: [] },
    kit: {
      active_breakpoints: ['viewport_mobile', 'viewport_tablet'],
      global_image_lightbox: 'yes',
      lightbox_enable_counter: 'yes',
      lightbox_enable_fullscreen: 'yes',
      lightbox_enable_zoom: 'yes',
      lightbox_enable_share: 'yes',
      lightbox_title_src: 'title',
      lightbox_description_src: 'description',
    },
    post: { id: 55, title: 'Corporate%20gifts', excerpt: '', featuredImage: false },
  };
}
