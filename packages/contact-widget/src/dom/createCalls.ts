import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { findWidgetId } from '../model/state/findWidgetId.ts';

/** The calls that a page may make; ids as in `launch_chaty`: `0`, `1` for `_1`, nothing for the first of them. */
export interface ContactCalls {
  open(id?: unknown, channel?: unknown): void;
  close(id?: unknown): void;
  toggle(id?: unknown): void;
  show(id?: unknown): void;
  hide(id?: unknown): void;
  /** Opens what a page link means: a widget id or the slug of a channel. `true` when something was meant. */
  openTarget(target: string): boolean;
  /** Opens the first panel of a channel type in a widget. */
  openType(type: unknown, id: unknown): void;
}

/** The calls over the state of a started page. */
export function createCalls({ store, widgets }: ContactPage): ContactCalls {
  const present = () => widgets.filter(({ id }) => store.getState()[id]);
  const ids = () => present().map(({ id }) => id);
  const withId = (given: unknown, use: (id: string) => void) => {
    const id = findWidgetId(ids(), given === undefined ? ids()[0] : given);
    if (id !== undefined) use(id);
  };
  const openPart = (id: string, channel: unknown) => {
    const owner = present().find((widget) => widget.id === id);
    const panel = owner?.channels.find(({ slug, hasPanel }) => hasPanel && slug === channel);
    if (panel) store.dispatch({ kind: 'open-panel', id, channel: panel.slug, by: 'page' });
    else store.dispatch({ kind: 'open-list', id, by: 'page' });
  };
  return {
    open: (given, channel) => withId(given, (id) => openPart(id, channel)),
    close: (given) => withId(given, (id) => store.dispatch({ kind: 'close', id })),
    toggle: (given) =>
      withId(given, (id) => {
        if (store.getState()[id]?.open.kind === 'collapsed') openPart(id, undefined);
        else store.dispatch({ kind: 'close', id });
      }),
    show: (given) => withId(given, (id) => store.dispatch({ kind: 'show', id, by: 'page' })),
    hide: (given) => withId(given, (id) => store.dispatch({ kind: 'hide', id })),
    openTarget(target) {
      const id = ids().find((one) => one === target || one === `_${target}`);
      const isMeant = ({ slug }: { readonly slug: string }) => slug.toLowerCase() === target.toLowerCase();
      const owner = present().find(({ channels }) => channels.some(isMeant));
      const meant = id ?? owner?.id ?? (target === '' ? ids()[0] : undefined);
      if (meant !== undefined) openPart(meant, id === undefined ? owner?.channels.find(isMeant)?.slug : undefined);
      return meant !== undefined;
    },
    openType(type, given) {
      const wanted = findWidgetId(ids(), given);
      const has = ({ channels }: WidgetRecord) => channels.find((channel) => channel.hasPanel && channel.type === type);
      const widget = present().find((one) => one.id === wanted && has(one)) ?? present().find(has);
      const channel = widget && has(widget);
      if (channel) store.dispatch({ kind: 'open-panel', id: widget.id, channel: channel.slug, by: 'page' });
    },
  };
}
