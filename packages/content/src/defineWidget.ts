import { defineIsland, type IslandDefinition, type Schema } from '@hadaya/core';
import { openWidget } from './dom/openWidget.ts';
import type { Widget } from './dom/widget.ts';
import { contentSettings } from './settings.ts';
import { typeSelector, type WIDGETS } from './widgetTypes.ts';

/** One kind of widget and how it starts. */
export interface WidgetPlan {
  readonly name: string;
  readonly where: (typeof WIDGETS)[keyof typeof WIDGETS];
  readonly more?: readonly string[];
  /** A promise keeps the widget in its loading state until the part that works it is there. */
  readonly start: (widget: Widget) => ReturnType<IslandDefinition<Schema>['mount']>;
}

/** An island on the builder's widget, or on its block inside `data-hadaya="content"` where no builder stands around it. */
export function defineWidget({ name, where, more = [], start }: WidgetPlan): IslandDefinition<Schema> {
  const bare = `[data-hadaya="content"]:not([data-widget_type]) ${where.block}:not([data-widget_type] ${where.block})`;
  return defineIsland({
    name: `content-${name}`,
    selectors: [...where.types.map(typeSelector), bare, ...more],
    load: 'eager',
    settings: { schema: contentSettings, key: 'content' },
    mount(context) {
      const widget = openWidget(context);
      return widget && start(widget);
    },
  });
}
