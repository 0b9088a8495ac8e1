import type { Locale, Localized } from '@hadaya/testing/shop';
import { pictureAt, widget } from './widget.ts';

interface Entry {
  readonly title: Localized;
  readonly text: Localized;
}

const SIGN = { closed: 'M12 5v14M5 12h14', opened: 'M5 12h14' };
const icon = (path: string) =>
  `<svg class="e-font-icon-svg" aria-hidden="true" viewBox="0 0 24 24"><path d="${path}"/></svg>`;

export function accordionMarkup(entries: readonly Entry[], locale: Locale): string {
  const items = entries.map(({ title, text }, index) => {
    const id = `180${index + 1}`;
    return `<div class="elementor-accordion-item"><h3 id="elementor-tab-title-${id}" class="elementor-tab-title" data-tab="${index + 1}" role="button" aria-controls="elementor-tab-content-${id}" aria-expanded="false"><span class="elementor-accordion-icon elementor-accordion-icon-right" aria-hidden="true"><span class="elementor-accordion-icon-closed">${icon(SIGN.closed)}</span><span class="elementor-accordion-icon-opened">${icon(SIGN.opened)}</span></span><a class="elementor-accordion-title" tabindex="0">${title[locale]}</a></h3>
<div id="elementor-tab-content-${id}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="region" aria-labelledby="elementor-tab-title-${id}"><p>${text[locale]}</p></div></div>`;
  });
  return widget({ id: '0f1a007', type: 'accordion' }, `<div class="elementor-accordion">${items.join('\n')}</div>`);
}

export function tabsMarkup(entries: readonly Entry[], locale: Locale): string {
  const title = (text: Localized, index: number, set: 'desktop' | 'mobile') =>
    `<div ${set === 'desktop' ? `id="elementor-tab-title-729${index + 1}" ` : ''}class="elementor-tab-title elementor-tab-${set}-title" aria-selected="${index === 0}" data-tab="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="elementor-tab-content-729${index + 1}" aria-expanded="false">${text[locale]}</div>`;
  const row = entries.map((entry, index) => title(entry.title, index, 'desktop'));
  const panels = entries.map(
    (entry, index) =>
      `${title(entry.title, index, 'mobile')}<div id="elementor-tab-content-729${index + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="tabpanel" aria-labelledby="elementor-tab-title-729${index + 1}" tabindex="0" hidden="${index === 0 ? 'false' : 'hidden'}"><p>${entry.text[locale]}</p></div>`,
  );
  return widget(
    { id: '0f1a003', type: 'tabs', classes: 'elementor-tabs-view-horizontal' },
    `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${row.join('')}</div><div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${panels.join('\n')}</div></div>`,
  );
}

const ACCORDION_SETTINGS = {
  n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
  default_state: 'expanded',
  max_items_expended: 'one',
};

export function nestedAccordionMarkup(entries: readonly Entry[], locale: Locale): string {
  const items = entries.map(({ title, text }, index) => {
    const id = `e-n-accordion-item-171${index}`;
    return `<details id="${id}" class="e-n-accordion-item"${index === 0 ? ' open' : ''}><summary class="e-n-accordion-item-title" data-accordion-index="${index + 1}" tabindex="${index === 0 ? 0 : -1}" aria-expanded="${index === 0}" aria-controls="${id}"><span class="e-n-accordion-item-title-header"><span class="e-n-accordion-item-title-text">${title[locale]}</span></span><span class="e-n-accordion-item-title-icon"><span class="e-opened">${icon(SIGN.opened)}</span><span class="e-closed">${icon(SIGN.closed)}</span></span></summary>
<div role="region" aria-labelledby="${id}" class="elementor-element e-con-full e-flex e-con e-child" data-element_type="container"><p>${text[locale]}</p></div></details>`;
  });
  return widget(
    { id: '0f1a008', type: 'nested-accordion', name: 'n-accordion', settings: ACCORDION_SETTINGS },
    `<div class="e-n-accordion">${items.join('\n')}</div>`,
  );
}

export function nestedTabsMarkup(entries: readonly (Entry & { readonly picture: string })[], locale: Locale): string {
  const titles = entries.map(
    ({ title }, index) =>
      `<button id="e-n-tab-title-2639${index + 1}" class="e-n-tab-title" aria-selected="${index === 0}" data-tab-index="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="e-n-tab-content-2639${index + 1}"><span class="e-n-tab-title-text">${title[locale]}</span></button>`,
  );
  const panels = entries.map(
    ({ text, picture }, index) =>
      `<div id="e-n-tab-content-2639${index + 1}" role="tabpanel" aria-labelledby="e-n-tab-title-2639${index + 1}" data-tab-index="${index + 1}" class="${index === 0 ? 'e-active ' : ''}elementor-element e-flex e-con e-child" data-element_type="container"><img src="${pictureAt(picture, '600x450')}" width="600" height="450" alt="" loading="lazy"><p>${text[locale]}</p></div>`,
  );
  return widget(
    { id: '0f1a004', type: 'nested-tabs', name: 'n-tabs', settings: { horizontal_scroll: 'disable' } },
    `<div class="e-n-tabs" data-widget-number="2639"><div class="e-n-tabs-heading" role="tablist">${titles.join('')}</div><div class="e-n-tabs-content">${panels.join('\n')}</div></div>`,
  );
}
