import { createStrings, type IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { panelStrings } from './model/panelReport.ts';
import css from './panel.css?inline';
import { Panel, type PanelProps } from './view/Panel.tsx';

/** Renders the panel over the page, isolated from the page's styles, until the signal aborts. */
export function drawPanel(
  context: IslandContext<unknown>,
  { report, onClose }: Pick<PanelProps, 'report' | 'onClose'>,
): void {
  const { window, document } = context.environment;
  const strings = createStrings(panelStrings, document.documentElement);
  // On a page without HTTPS, `navigator.clipboard` is missing; the function is async so that it rejects instead of
  // throwing.
  const copy = async (text: string) => window.navigator.clipboard.writeText(text);
  renderIsland(context, <Panel {...{ report, strings, copy, onClose }} />, { sheet: css });
}
