import { defineIsland, type Hydration, type IslandDefinition, type Schema } from '@hadaya/core';
import { typeSelector, WIDGET_TYPES } from '../selectors.ts';
import { contentSettings } from '../settings.ts';
import { whenConfigured } from './dom/whenConfigured.ts';
import { openContentWidget, type Widget } from './dom/widget.ts';

/**
 * The page builder's widgets: their types and the selectors for the blocks inside them. The loader needs only the
 * types.
 */
export const WIDGETS = {
  accordion: { types: WIDGET_TYPES.accordion, block: '.elementor-accordion' },
  toggle: { types: WIDGET_TYPES.toggle, block: '.elementor-toggle' },
  tabs: { types: WIDGET_TYPES.tabs, block: '.elementor-tabs' },
  nestedAccordion: { types: WIDGET_TYPES.nestedAccordion, block: '.e-n-accordion' },
  nestedTabs: { types: WIDGET_TYPES.nestedTabs, block: '.e-n-tabs' },
  counter: { types: WIDGET_TYPES.counter, block: '.elementor-counter' },
  progress: { types: WIDGET_TYPES.progress, block: '.elementor-progress-wrapper' },
  slider: { types: WIDGET_TYPES.slider, block: '.elementor-image-carousel-wrapper' },
  video: { types: WIDGET_TYPES.video, block: '.elementor-wrapper' },
} as const;

export interface WidgetPlan {
  readonly name: string;
  readonly where: (typeof WIDGETS)[keyof typeof WIDGETS];
  readonly more?: readonly string[];
  readonly hydration?: Hydration;
  /** Starts the widget; if it returns a promise, the widget stays in its loading state until the promise resolves. */
  readonly start: (widget: Widget) => ReturnType<IslandDefinition<Schema>['mount']>;
}

/**
 * Defines an island that attaches to the builder's widget or, on pages made without the builder, to the corresponding
 * block inside `data-hadaya="content"`.
 */
export function defineWidget({
  name,
  where,
  more = [],
  hydration = 'interaction',
  start,
}: WidgetPlan): IslandDefinition<Schema> {
  const bare = `[data-hadaya="content"]:not([data-widget_type]) ${where.block}:not([data-widget_type] ${where.block})`;
  return defineIsland({
    name: `content-${name}`,
    selectors: [...where.types.map(typeSelector), bare, ...more],
    hydration,
    settings: { schema: contentSettings, key: 'content' },
    mount(context) {
      return whenConfigured(context, () => {
        const widget = openContentWidget(context);
        return widget && start(widget);
      });
    },
  });
}
