import { fillText, type Store, type Strings } from '@hadaya/core';
import { useServerNode, useStore } from '@hadaya/core/react';
import { type ReactNode, useId } from 'react';
import type { SuggestionAction, SuggestionState } from '../model/reduceSuggestions.ts';
import { formatPrice, type Suggestion } from '../model/suggestion.ts';

/** What the list needs from outside. */
export interface SuggestionsProps {
  readonly store: Store<SuggestionState, SuggestionAction>;
  readonly input: HTMLInputElement;
  readonly texts: Strings<'resultCount' | 'noResults' | 'search'>;
  readonly language: string;
  /** Follows a product. */
  readonly onPick: (item: Suggestion) => void;
}

interface OptionProps {
  readonly id: string;
  readonly item: Suggestion;
  readonly isActive: boolean;
  readonly language: string;
  readonly onPick: (item: Suggestion) => void;
}

/** One product. An option holds no link of its own: assistive technology would not tell it apart from the option. */
function Option({ id, item, isActive, language, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys stay in the field (aria-activedescendant)
    <div role="option" id={id} aria-selected={isActive} className="hadaya-suggestion" onClick={() => onPick(item)}>
      {item.image && <img src={item.image} alt="" width={48} height={48} loading="lazy" />}
      <span className="hadaya-suggestion-title">{item.title}</span>
      {item.price && <bdi className="hadaya-suggestion-price">{formatPrice(item.price, language)}</bdi>}
    </div>
  );
}

/** The products below the search field, a listbox that belongs to the field (ARIA combobox). */
export function Suggestions({ store, input, texts, language, onPick }: SuggestionsProps): ReactNode {
  const { isOpen, items, active } = useStore(store);
  const id = useId();
  const status = items.length > 0 ? fillText(texts.resultCount, { count: items.length }) : texts.noResults;
  useServerNode(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen && items.length > 0),
    'aria-controls': id,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
  });
  return (
    <>
      <div
        className="hadaya-suggestions"
        role="listbox"
        id={id}
        aria-label={texts.search}
        hidden={!isOpen || items.length === 0}
      >
        {items.map((item, index) => (
          <Option
            key={item.url}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            language={language}
            onPick={onPick}
          />
        ))}
      </div>
      <p role="status" className="hadaya-suggestions-status" data-empty={isOpen && items.length === 0}>
        <span>{isOpen ? status : ''}</span>
      </p>
    </>
  );
}
