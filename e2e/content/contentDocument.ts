export interface ContentPageOptions {
  readonly head?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** The builder's page settings, merged into those of a plain page. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** `window.hadaya.settings.content`, as script text. */
  readonly settings?: string;
  readonly after?: string;
}

const KIT = {
  global_image_lightbox: 'yes',
  lightbox_enable_counter: 'yes',
  lightbox_enable_fullscreen: 'yes',
  lightbox_enable_zoom: 'yes',
  lightbox_enable_share: 'yes',
  lightbox_title_src: 'title',
  lightbox_description_src: 'description',
};
const CONFIG = { environmentMode: { edit: false }, is_static: false, kit: KIT };

/** Builds a document that contains content widgets (as the builder prints them), our style sheet and our loader. */
export function contentDocument(body: string, options: ContentPageOptions = {}): string {
  const { head = '', dir = 'ltr', config = {}, settings, after = '' } = options;
  const lang = dir === 'rtl' ? 'ar' : 'en';
  const merged = JSON.stringify({ ...CONFIG, ...config });
  const own = settings ? `<script>window.hadaya={settings:{content:${settings}}}</script>` : '';
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Content</title><link rel="stylesheet" href="/dist/content.min.css">
<style>body{margin:0;font:16px/1.6 sans-serif}main{padding:16px}.far{height:1600px}.elementor-slides .swiper-slide{min-height:160px}</style>${head}</head>
<body><main><h1>Page</h1>${body}</main>${after}<script>var elementorFrontendConfig=${merged}</script>${own}
<script src="/dist/hadaya.min.js" defer></script></body></html>`;
}

/** Reason why axe cannot determine the background of texts in closed panels. */
export const CLOSED = 'a closed panel is not painted but stays searchable with “Find in page”';

/** Wraps a block in the element that the builder prints around a widget. */
export function widgetOf(type: string, block: string, settings?: unknown): string {
  const data = settings === undefined ? '' : ` data-settings='${JSON.stringify(settings)}'`;
  return `<div class="elementor-element elementor-widget" data-id="w1" data-element_type="widget"${data} data-widget_type="${type}.default">${block}</div>`;
}
