import { contain } from '@hadaya/core';
import { loadView } from '../../launcher/index.ts';
import { type ContactPage, findWidgetId, type PageLink } from '../../page/index.ts';

type ListModule = Awaited<ReturnType<Awaited<ReturnType<typeof loadView>>['loadList']>>;

/**
 * Functions that a page may call. Widget ids have the format of the replaced plugin's `launch_chaty`: `0`, or `1` for
 * `_1`. Without an id, the call applies to the first widget.
 */
export interface ContactCalls {
  open(id?: unknown, channel?: unknown): void;
  close(id?: unknown): void;
  toggle(id?: unknown): void;
  show(id?: unknown): void;
  hide(id?: unknown): void;
  /** Opens the first panel for a channel type in a widget. */
  openType(type: unknown, id: unknown): void;
  /** Opens the target of an opener element or of the page's URL. */
  follow(link: PageLink): void;
  /** Requests a new token from Google's invisible reCAPTCHA. */
  refreshToken(): void;
}

/** Creates the public functions for a started page. The list module implements `openType` and `follow`. */
export function createCalls(page: ContactPage): ContactCalls {
  const { store, widgets, signal } = page;
  const present = () => widgets.filter(({ id }) => store.getState()[id]);
  const withId = (given: unknown, use: (id: string) => void) => {
    const ids = present().map(({ id }) => id);
    const id = findWidgetId(ids, given === undefined ? ids[0] : given);
    if (id !== undefined) use(id);
  };
  const send = (kind: 'close' | 'hide') => (given?: unknown) => withId(given, (id) => store.dispatch({ kind, id }));
  const open = (given?: unknown, requested?: unknown) =>
    withId(given, (id) => {
      const owner = present().find((widget) => widget.id === id);
      const channel = owner?.channels.find(({ slug, hasPanel }) => hasPanel && slug === requested)?.slug;
      store.dispatch(
        channel === undefined ? { kind: 'open-list', id, by: 'page' } : { kind: 'open-panel', id, channel, by: 'page' },
      );
    });
  // If the list module fails to load, opens the widget, which reports the failure.
  const ask = (use: (list: ListModule) => void) =>
    void loadView(signal)
      .then(({ loadList }) => loadList(signal))
      .then(
        (list) => contain(() => use(list), signal),
        () => signal.aborted || open(),
      );
  const close = send('close');
  return {
    open,
    close,
    toggle: (given) =>
      withId(given, (id) => {
        if (store.getState()[id]?.open.kind === 'collapsed') open(id);
        else close(id);
      }),
    show: (given) => withId(given, (id) => store.dispatch({ kind: 'show', id, by: 'page' })),
    hide: send('hide'),
    openType: (type, given) => ask((list) => list.openType(page, type, given)),
    follow: (link) => ask((list) => list.followPageLink(page, link)),
    refreshToken: () => void page.captchas.readSilent?.(),
  };
}
