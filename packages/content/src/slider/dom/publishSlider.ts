import { isRecord } from '@hadaya/core';
import { findJQuery } from '@hadaya/core/jquery';
import { INSTANCE, readInstance } from '../../slides/index.ts';
import type { Widget } from '../../widget/index.ts';

/**
 * Sets the class names and the `swiper` property that themes and other scripts read. The first read of the property
 * starts loading the library and returns `undefined`, as for a slider that has not started; reads after loading return
 * the library's object.
 */
export function publishSlider(
  { environment, loan, element, signal }: Widget,
  root: HTMLElement,
  fetchInstance: () => void,
): void {
  loan.classes(element, { 'e-widget-swiper': true });
  const column = element.closest('.elementor-widget-wrap');
  if (column) loan.classes(column, { 'e-swiper-container': true });
  const kept = findJQuery(environment.window)?.(root).data();
  const targets = isRecord(kept) ? [root, kept] : [root];
  const put = (value: unknown) => {
    for (const target of targets) {
      Object.defineProperty(target, INSTANCE, { value, configurable: true, enumerable: true, writable: true });
    }
  };
  const ask = () => {
    fetchInstance();
    return readInstance(root);
  };
  const found = readInstance(root);
  if (found) put(found);
  else
    for (const target of targets) Object.defineProperty(target, INSTANCE, { get: ask, set: put, configurable: true });
  const leave = () => {
    for (const target of targets)
      if (Object.getOwnPropertyDescriptor(target, INSTANCE)?.get === ask) Reflect.deleteProperty(target, INSTANCE);
  };
  signal.addEventListener('abort', leave, { once: true });
}
