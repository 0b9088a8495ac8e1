import { markOwnRoot } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { readHostAttributes } from '../model/design/hostAttributes.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';

/** Puts the empty node of a waiting widget at the end of the body, and gives it back to be filled. */
export function createPlaceholder({ context, signal }: ContactPage, widget: WidgetRecord): HTMLElement {
  const { document } = context.environment;
  const host = document.createElement('div');
  markOwnRoot(host, context.island);
  const attributes = readHostAttributes(widget, { phase: 'waiting', isPanelOpen: false, isNew: true });
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  signal.addEventListener('abort', () => host.remove());
  return host;
}
