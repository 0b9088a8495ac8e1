import type { PageWindow } from '@hadaya/core';

/** The calls behind the plugin's names. */
interface NamedCalls {
  toggle(id: unknown): void;
  close(id: unknown): void;
  show(id: unknown): void;
  openType(type: string, id?: unknown): void;
}

/** The plugin counts widgets from one; a number that none bears means the first one on the page, by its digits. */
function getWidgetIndex({ document }: PageWindow, given: unknown): unknown {
  const wanted = given === undefined || given === '' || given === 'widget_index' ? 1 : given;
  if (document.getElementById(`chaty-widget-${wanted}`)) return wanted;
  const first = document.querySelector<HTMLElement>('.chaty')?.dataset.id;
  return first === undefined || first === '0' ? wanted : first.replace(/\D/g, '');
}

/** The global names of the replaced plugin, for sites that call them. */
export function pluginNames(page: PageWindow, calls: NamedCalls): Readonly<Record<string, unknown>> {
  const at = (call: (id: unknown) => void) => (n?: unknown) => call(n ?? 'widget_index');
  return {
    launch_chaty: at(calls.toggle),
    open_chaty_whatsapp_popup: (n?: unknown) => calls.openType('Whatsapp', n),
    open_chaty_contact_form: (n?: unknown) => calls.openType('Contact_Us', n),
    close_chaty_whatsapp_popup: at(calls.close),
    close_chaty_contact_form: at(calls.close),
    getWidgetIndex: (n?: unknown) => getWidgetIndex(page, n),
    // The plugin's closes all panels, then shows the widget.
    activateChatyWidget: (n?: unknown) => {
      calls.close(n ?? 'widget_index');
      calls.show(n ?? 'widget_index');
    },
    googleV3Token: '',
    refreshG3Token: () => {
      import('../dom/loadCaptcha.ts').then(({ refreshV3 }) => refreshV3(page)).catch(() => {});
    },
  };
}
