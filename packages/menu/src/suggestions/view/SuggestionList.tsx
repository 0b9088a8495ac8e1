import { fillText, type Store, type Strings } from '@hadaya/core';
import { useServerNode, useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { Suggestion, SuggestionAction, SuggestionState } from '../model/reduceSuggestions.ts';

export interface SuggestionListProps {
  readonly store: Store<SuggestionState, SuggestionAction>;
  readonly input: HTMLInputElement;
  readonly texts: Strings<'resultCount' | 'oneResult' | 'noResults' | 'products'>;
  readonly onPick: (item: Suggestion) => void;
}

interface OptionProps extends Pick<SuggestionListProps, 'onPick'> {
  readonly id: string;
  readonly item: Suggestion;
  readonly isActive: boolean;
}

/** Renders no link inside the option, because assistive technology could not tell the link from the option. */
function SuggestionOption({ id, item, isActive, onPick }: OptionProps): ReactElement {
  const option = useRef<HTMLDivElement>(null);
  const { image, title, price } = item;
  // Focus stays in the field, so the browser does not scroll to the selected option by itself.
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the search field keeps focus and handles the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className="hadaya-suggestion"
      onClick={() => onPick(item)}
    >
      {image && <img loading="lazy" width={48} height={48} alt="" src={image} />}
      <span className="hadaya-suggestion-title">{title}</span>
      {price && <bdi className="hadaya-suggestion-price">{price}</bdi>}
    </div>
  );
}

/** Returns the announcement of the number of results; empty while the list is closed. */
function describeCount({ isOpen, items }: SuggestionState, texts: SuggestionListProps['texts']): string {
  const count = items.length;
  if (!isOpen) return '';
  if (count === 0) return texts.noResults;
  return count === 1 ? texts.oneResult : fillText(texts.resultCount, { count });
}

/**
 * Renders the products below the search field: a listbox that belongs to the field, according to the ARIA combobox
 * pattern.
 */
export function SuggestionList({ store, input, texts, onPick }: SuggestionListProps): ReactElement {
  const state = useStore(store);
  const { isOpen, items, active } = state;
  const id = useId();
  const isShown = isOpen && items.length > 0;
  useServerNode(input, {
    attributes: {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    },
  });
  return (
    <>
      {/* A press on an option leaves focus in the field. */}
      <div
        id={id}
        role="listbox"
        className="hadaya-suggestions"
        aria-label={texts.products}
        hidden={!isShown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <SuggestionOption
            // A response replaces the whole list, and two products may have the same URL.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the option in its response
            key={index}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            onPick={onPick}
          />
        ))}
      </div>
      <p role="status" className="hadaya-suggestions-status" data-empty={isOpen && items.length === 0}>
        <span>{describeCount(state, texts)}</span>
      </p>
    </>
  );
}
