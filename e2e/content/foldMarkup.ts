import { widgetOf } from './contentDocument.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

export function foldMarkup(
  kind: 'accordion' | 'toggle',
  count = 3,
  content = (name: string) => `Text ${name}`,
): string {
  const items = NAMES.slice(0, count).map((name, index) => {
    const id = `18${kind.length}${index + 1}`;
    return `<div class="elementor-${kind}-item">
<div id="elementor-tab-title-${id}" class="elementor-tab-title" data-tab="${index + 1}" role="button" aria-controls="elementor-tab-content-${id}" aria-expanded="false">
<span class="elementor-${kind}-icon elementor-${kind}-icon-left" aria-hidden="true"><span class="elementor-${kind}-icon-closed">+</span><span class="elementor-${kind}-icon-opened">-</span></span>
<a class="elementor-${kind}-title" tabindex="0">${name}</a></div>
<div id="elementor-tab-content-${id}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="region" aria-labelledby="elementor-tab-title-${id}"><p id="in-${kind}-${index + 1}">${content(name)}</p></div></div>`;
  });
  return widgetOf(kind, `<div class="elementor-${kind}">${items.join('\n')}</div>`);
}

export function tabsMarkup(count = 3, content = (name: string) => `Text ${name}`): string {
  const names = NAMES.slice(0, count);
  const title = (name: string, index: number, set: 'desktop' | 'mobile') =>
    `<div ${set === 'desktop' ? `id="elementor-tab-title-72${index + 1}" ` : ''}class="elementor-tab-title elementor-tab-${set}-title" aria-selected="${index === 0}" data-tab="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="elementor-tab-content-72${index + 1}" aria-expanded="false">${name}</div>`;
  const panel = (name: string, index: number) =>
    `<div id="elementor-tab-content-72${index + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="tabpanel" aria-labelledby="elementor-tab-title-72${index + 1}" tabindex="0" hidden="${index === 0 ? 'false' : 'hidden'}"><p id="in-tab-${index + 1}">${content(name)}</p></div>`;
  return widgetOf(
    'tabs',
    `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${names.map((name, index) => title(name, index, 'desktop')).join('')}</div>
<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${names.map((name, index) => title(name, index, 'mobile') + panel(name, index)).join('')}</div></div>`,
  );
}

/** Prints a nested accordion as the builder does. */
export function detailsMarkup(
  settings: unknown,
  content = (name: string) => `<p>Text ${name}</p>`,
  prefix = '17',
): string {
  const items = NAMES.slice(0, 3).map(
    (
      name,
      index,
    ) => `<details id="e-n-accordion-item-${prefix}${index}" class="e-n-accordion-item"${index === 0 ? ' open=""' : ''}>
<summary class="e-n-accordion-item-title" data-accordion-index="${index + 1}" tabindex="${index === 0 ? 0 : -1}" aria-expanded="${index === 0}" aria-controls="e-n-accordion-item-${prefix}${index}"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">${name}</div></span><span class="e-n-accordion-item-title-icon"><span class="e-opened">-</span><span class="e-closed">+</span></span></summary>
<div role="region" aria-labelledby="e-n-accordion-item-${prefix}${index}" class="elementor-element e-con e-child" data-element_type="container">${content(name)}</div></details>`,
  );
  return widgetOf(
    'nested-accordion',
    `<div class="e-n-accordion" aria-label="Accordion. Open links with Enter or Space, close with Escape, and navigate with Arrow Keys">${items.join('\n')}</div>`,
    settings,
  );
}

export function nestedTabsMarkup(settings: unknown = {}, count = 3): string {
  const names = NAMES.slice(0, count);
  const titles = names.map(
    (name, index) =>
      `<button id="e-n-tab-title-26${index + 1}" class="e-n-tab-title" aria-selected="${index === 0}" data-tab-index="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="e-n-tab-content-26${index + 1}"><span class="e-n-tab-title-text">${name}</span></button>`,
  );
  const panels = names.map(
    (name, index) =>
      `<div id="e-n-tab-content-26${index + 1}" role="tabpanel" aria-labelledby="e-n-tab-title-26${index + 1}" data-tab-index="${index + 1}" class="${index === 0 ? 'e-active ' : ''}elementor-element e-con" data-element_type="container"><p>Text ${name} <button>Inside ${name}</button></p></div>`,
  );
  return widgetOf(
    'nested-tabs',
    `<div class="e-n-tabs" data-widget-number="26" aria-label="Tabs. Open items with Enter or Space, close with Escape and navigate using the Arrow keys."><div class="e-n-tabs-heading" role="tablist">${titles.join('')}</div><div class="e-n-tabs-content">${panels.join('')}</div></div>`,
    settings,
  );
}
