import type { PageWindow } from '@hadaya/core';
import type { ContactCalls } from './createCalls.ts';

/**
 * Returns the index of a widget. The plugin counts widgets from one; an unknown number selects the page's first widget.
 */
function getWidgetIndex({ document }: PageWindow, given: unknown): unknown {
  const requested = given === undefined || given === '' || given === 'widget_index' ? 1 : given;
  if (document.getElementById(`chaty-widget-${requested}`)) return requested;
  const first = document.querySelector<HTMLElement>('.chaty')?.dataset.id;
  return first === undefined || first === '0' ? requested : first.replace(/\D/g, '');
}

/** Returns the replaced plugin's global functions, for sites that call them. */
export function pluginNames(
  page: PageWindow,
  ask: (call: (calls: ContactCalls) => void) => void,
): Readonly<Record<string, unknown>> {
  const at = (name: 'toggle' | 'close' | 'show') => (n?: unknown) => ask((calls) => calls[name](n ?? 'widget_index'));
  const openType = (type: string) => (n?: unknown) => ask((calls) => calls.openType(type, n));
  const [close, show] = [at('close'), at('show')];
  return {
    launch_chaty: at('toggle'),
    open_chaty_whatsapp_popup: openType('Whatsapp'),
    open_chaty_contact_form: openType('Contact_Us'),
    close_chaty_whatsapp_popup: close,
    close_chaty_contact_form: close,
    getWidgetIndex: (n?: unknown) => getWidgetIndex(page, n),
    // The plugin's function closes all panels, then shows the widget.
    activateChatyWidget: (n?: unknown) => {
      close(n);
      show(n);
    },
    googleV3Token: '',
    refreshG3Token: () => ask((calls) => calls.refreshToken()),
  };
}
