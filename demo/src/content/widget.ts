import { escapeHtml } from '@hadaya/testing/shop';

export interface WidgetMarkup {
  readonly id: string;
  readonly type: string;
  /** Name used in the widget's CSS class, if it differs from the type. */
  readonly name?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly classes?: string;
}

/** Wraps a block in the element that the builder prints around a widget. */
export function widget({ id, type, name = type, settings, classes = '' }: WidgetMarkup, block: string): string {
  const data = settings === undefined ? '' : ` data-settings="${escapeHtml(JSON.stringify(settings))}"`;
  return `<div class="elementor-element elementor-element-${id}${classes && ` ${classes}`} elementor-widget elementor-widget-${name}" data-id="${id}" data-element_type="widget"${data} data-widget_type="${type}.default">
${block}
</div>`;
}

export function pictureAt(name: string, size: `${number}x${number}`): string {
  return `/wp-content/uploads/2026/11/${name}-${size}.svg`;
}

/** Returns the builder's deep link to a picture in the lightbox. */
export function pictureHash(id: number, url: string, slideshow: string): string {
  const settings = Buffer.from(JSON.stringify({ id, url, slideshow })).toString('base64');
  return `#${encodeURIComponent(`elementor-action:action=lightbox&settings=${settings}`)}`;
}
