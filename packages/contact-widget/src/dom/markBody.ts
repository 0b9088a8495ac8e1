import { isOn, listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';

/** Puts the device and orientation classes on the body that sites style by; they leave with the widgets. */
export function markBody(page: ContactPage): void {
  const { context, signal, device, settings } = page;
  const { window, document } = context.environment;
  const { classList } = document.body;
  const orientation = window.matchMedia('(orientation: portrait)');
  const own = [`cht-in-${device}`, ...(isOn(settings.has_chatway) ? ['csaas-has-chatway'] : [])];
  const turn = () => {
    classList.toggle('cht-portrait', orientation.matches);
    classList.toggle('cht-landscape', !orientation.matches);
  };
  classList.add(...own);
  turn();
  listen(orientation, 'change', turn, { signal });
  signal.addEventListener('abort', () => classList.remove(...own, 'cht-portrait', 'cht-landscape'), {
    once: true,
  });
}
