import { fillText, markOwnRoot, readLanguage, type Store, type Strings } from '@hadaya/core';
import { claimId } from '../../page/index.ts';
import type { SearchContext } from '../../search/index.ts';
import type { SuggestionAction, SuggestionState } from '../model/reduceSuggestions.ts';
import { formatPrice, type Suggestion } from '../model/reduceSuggestions.ts';

/** What the list needs beside its field. */
export interface SuggestionList {
  readonly store: Store<SuggestionState, SuggestionAction>;
  readonly texts: Strings<'resultCount' | 'oneResult' | 'noResults' | 'search'>;
  /** Follows a product. */
  readonly onPick: (item: Suggestion) => void;
}

type Make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
) => HTMLElementTagNameMap[Tag];

/** Makes elements of a page with their attributes and children. */
function makeIn(page: Document): Make {
  return (tag, attributes, ...children) => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
}

/** One product. An option holds no link of its own: assistive technology would not tell it apart from the option. */
function createOption(make: Make, { image, title, price }: Suggestion, id: string, language: string): HTMLElement {
  const picture = image && make('img', { src: image, alt: '', width: '48', height: '48', loading: 'lazy' });
  return make(
    'div',
    { id, role: 'option', class: 'hadaya-suggestion' },
    ...(picture ? [picture] : []),
    make('span', { class: 'hadaya-suggestion-title' }, title),
    ...(price ? [make('bdi', { class: 'hadaya-suggestion-price' }, formatPrice(price, language))] : []),
  );
}

/** Keeps the products below the search field in step with the state: a listbox that belongs to the field (ARIA combobox). */
export function drawSuggestions(context: SearchContext, { store, texts, onPick }: SuggestionList): void {
  const { parts, loan, environment, signal } = context;
  const { form, input } = parts;
  const make = makeIn(environment.document);
  const language = readLanguage(form);
  const id = claimId(environment.document);
  const list = make('div', { id, role: 'listbox', class: 'hadaya-suggestions', 'aria-label': texts.search });
  const words = make('span', {});
  const status = make('p', { role: 'status', class: 'hadaya-suggestions-status' }, words);
  const root = make('div', {}, list, status);
  markOwnRoot(root, context.island);
  form.append(root);
  signal.addEventListener('abort', () => root.remove());

  let drawn: SuggestionState['items'] = [];
  const draw = () => {
    const { isOpen, items, active } = store.getState();
    if (items !== drawn) {
      list.replaceChildren(...items.map((item, index) => createOption(make, item, `${id}-${index}`, language)));
      items.forEach((item, index) => {
        list.children[index]?.addEventListener('click', () => onPick(item), { signal });
      });
      drawn = items;
    }
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === active));
    list.hidden = !isOpen || items.length === 0;
    status.dataset.empty = String(isOpen && items.length === 0);
    const count = items.length;
    const found =
      count === 0 ? texts.noResults : count === 1 ? texts.oneResult : fillText(texts.resultCount, { count });
    const said = isOpen ? found : '';
    if (words.textContent !== said) words.textContent = said;
    loan.attributes(input, {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(!list.hidden),
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    });
  };
  draw();
  store.subscribe(draw, signal);
}
