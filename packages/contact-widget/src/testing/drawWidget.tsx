import { type IslandContext, readSettings } from '@hadaya/core';
import { createTestEnvironment, type TestEnvironment } from '@hadaya/testing';
import { contactSettings } from '@hadaya/testing/shop';
import { act } from 'react';
import { vi } from 'vitest';
import { readChaty } from '../chaty/readChaty.ts';
import { drawWidget as drawIn } from '../launcher/drawWidget.tsx';
// The list normally loads on demand; it is imported here so that no test waits for it.
import '../list/prepareList.ts';
import type { ContactPage } from '../page/ContactPage.ts';
import { createPage } from '../page/createPage.ts';
import { type ContactOptions, contactOptions } from '../settings.ts';
import { readWidgets } from '../widget/model/widgetRecord.ts';

type Widgets = Parameters<typeof contactSettings>[0];

export interface DrawingOptions {
  readonly environment?: TestEnvironment;
  readonly options?: Partial<ContactOptions>;
  /** Settings in the replaced plugin's format that override the test's defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly hoursText?: string;
  /** Settings that Chaty lacks, merged into the first channel in Hadaya's format. */
  readonly first?: Readonly<Record<string, unknown>>;
}

export interface DrawnWidget {
  readonly page: ContactPage;
  readonly environment: TestEnvironment;
  readonly root: ShadowRoot;
  /** Returns the first match in the widget; throws if there is none. */
  get<Found extends HTMLElement = HTMLElement>(selector: string): Found;
  /** Destroys the widget and removes its node. */
  leave(): void;
}

/** Renders synchronously, effects included, so that tests can check the result on the next line. */
function drawWhole(draw: () => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(draw);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

function addToFirst(widgets: unknown, more: object): unknown {
  const [channel] = [widgets].flat(3).flatMap((widget) => Object(widget).channels ?? []);
  Object.assign(Object(channel), more);
  return widgets;
}

/** Renders the first widget in the settings on its own page, as after a reload. */
export function drawWidget(
  widgets: Widgets,
  {
    environment = createTestEnvironment(),
    options = {},
    settings: more = {},
    hoursText = '',
    first = {},
  }: DrawingOptions = {},
): DrawnWidget {
  const controller = new AbortController();
  const { signal } = controller;
  const source = readChaty({ ...contactSettings(widgets), ...more }, () => {});
  const node = document.createElement('div');
  document.body.append(node);
  const context: IslandContext<ContactOptions> = {
    island: 'contact-widget',
    element: node,
    settings: {
      ...readSettings(window, { key: 'none', schema: contactOptions }, node).settings,
      avoidBars: false,
      ...options,
    },
    environment,
    signal,
    fail: (thrown) => {
      throw thrown;
    },
  };
  const page: ContactPage = {
    ...createPage({
      context,
      signal,
      server: source.server,
      widgets: readWidgets(addToFirst(source.widgets, first), () => {}),
    }),
    device: 'desktop',
  };
  const [widget] = page.widgets;
  if (!widget) throw new Error('The test needs a widget');
  page.store.dispatch({ kind: 'admit', id: widget.id });
  page.store.dispatch({ kind: 'show', id: widget.id, by: 'page' });
  drawWhole(() => drawIn(page, widget, { node, hoursText }));
  const root = node.shadowRoot;
  if (!root) throw new Error('The test needs a shadow root');
  return {
    page,
    environment,
    root,
    get<Found extends HTMLElement>(selector: string): Found {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}`);
      return found;
    },
    leave() {
      controller.abort();
      node.remove();
    },
  };
}
