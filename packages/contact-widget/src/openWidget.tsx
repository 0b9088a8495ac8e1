import { lazyPart } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { ContactPage } from './ContactPage.ts';
import { createModel, type WidgetDrawing } from './createModel.ts';
import { adoptLook } from './dom/look.ts';
import type { WidgetRecord } from './model/settings/widgetRecord.ts';
import { channelClicked, WIDGET_CLICKED } from './model/visits/visitRecords.ts';
import { afterSeenSeconds } from './triggers/autoHide.ts';
import { WidgetRoot } from './view/Widget.tsx';
import { WidgetContext, type WidgetModel } from './view/WidgetModel.ts';

/** Tells state and records how the widget comes into view. */
function announce({ page, widget, design, single, channels, visits, report }: WidgetModel): void {
  const { store } = page;
  const { id } = widget;
  const isNew = visits.isDue(id, WIDGET_CLICKED);
  const staysOpen = !design.hasCloseButton && !single;
  const wantsOpen = design.defaultState === 'open' && !single && (isNew || staysOpen);
  const opensList = wantsOpen && !(design.hasBlur && design.hasCloseButton && visits.isBlurDismissed());
  const isUntouched = store.getState()[id]?.open.kind === 'collapsed';
  const popup = channels.find(
    ({ slug, type, hasPopup, isAgent, isDefaultOpen }) =>
      type === 'Whatsapp' && hasPopup && !isAgent && isDefaultOpen && visits.isDue(id, channelClicked(slug)),
  );
  const slugs = channels.map(({ slug }) => slug);
  store.dispatch({ kind: 'drawn', id, isNew, staysOpen, opensList });
  if (popup && isUntouched) {
    store.dispatch({ kind: 'open-panel', id, channel: popup.slug, by: 'page' });
    report((to) => to.shown('popup-open', [popup.slug]));
  } else if (single) report((to) => to.shown('single', slugs));
  else report((to) => to.shown(opensList ? 'list-open' : 'list-closed', opensList ? slugs : []));
}

const loadFollowing = lazyPart(() => import('./followDrawing.ts'));

/** Draws one widget into its waiting node; from here on everything that is seen is React's. */
export function drawWidget(
  page: ContactPage,
  widget: WidgetRecord,
  drawing: WidgetDrawing,
  isArranged = !page.context.settings.agentHours,
): void {
  const following = loadFollowing(page.signal);
  if (!isArranged) {
    following.then(
      (then) => then.drawInHours(page, widget, drawing),
      () => page.signal.aborted || drawWidget(page, widget, drawing, true),
    );
    return;
  }
  const model = createModel(page, widget, { ...drawing, following });
  const { host, design, visits } = model;
  host.addStyles(drawing.css);
  adoptLook(page, drawing.look);
  if (design.effect !== 'none')
    import('./view/effectsCss.ts').then(({ effectsCss }) => host.addStyles(effectsCss)).catch(() => {});
  visits.writeActive(page.widgets.map((one) => one.id));
  announce(model);
  renderIsland(
    { ...page.context, signal: page.signal },
    <WidgetContext value={model}>
      <WidgetRoot />
    </WidgetContext>,
    { into: host.into },
  );
  if (widget.hideAfterSeconds !== undefined) {
    const { context, signal, store } = page;
    const leave = () => store.dispatch({ kind: 'hide', id: widget.id });
    afterSeenSeconds(context.environment, { seconds: widget.hideAfterSeconds, signal }, leave);
  }
  following
    .then(({ followDrawing }) => followDrawing(model, drawing.node))
    .catch((cause) => page.context.environment.logger.warn('the contact widget keeps no records of visits', cause));
}
