import { childController, createLoan, hydrate, lazyPart } from '@hadaya/core';
import { pictureStyle } from '@hadaya/media/slider';
import { readWidgetSettings, type Widget } from '../widget/index.ts';
import { untilForeignBackdrop } from './dom/untilForeignBackdrop.ts';
import { planBackdrop } from './model/planBackdrop.ts';

const loadView = lazyPart(() => import('./Backdrop.tsx'));

/**
 * Shows the first picture immediately as the element's own background; removes this background when the rendered
 * pictures change for the first time.
 */
export function startBackdrop(mounted: Widget): void {
  const widget: Widget = { ...mounted, signal: untilForeignBackdrop(mounted) };
  const { element, signal } = widget;
  const plan = planBackdrop(readWidgetSettings(element));
  const [first] = plan.pictures;
  if (first === undefined) return;
  const alone = childController(signal);
  const image = pictureStyle(first, element.baseURI);
  const style = { 'background-position': '50%', 'background-size': 'cover' };
  if (image) createLoan(alone.signal).style(element, { 'background-image': image, ...style });
  const onMove = () => alone.abort();
  hydrate(
    widget,
    loadView.starter(widget, ({ renderBackdrop }) => renderBackdrop({ widget, plan, onMove })),
  );
}
