import { fillText, type Store, type Strings } from '@hadaya/core';
import { type ReactElement, useEffect, useState } from 'react';
import type { PriceFormat } from '../model/formatPrice.ts';
import { lineKey, type QuoteAction, type QuoteLine, type QuoteState } from '../model/quoteList.ts';
import { EachPrice } from './EachPrice.tsx';

export interface LineRowProps {
  readonly line: QuoteLine;
  readonly format: PriceFormat | null;
  readonly texts: Strings<'quantityOf' | 'noteOf' | 'note' | 'remove' | 'onRequest' | 'each'>;
  readonly dispatch: Store<QuoteState, QuoteAction>['dispatch'];
}

/** Applies the quantity on blur, so that typing "200" does not apply "2" first. */
export function LineRow({ line, format, texts, dispatch }: LineRowProps): ReactElement {
  const { name, options, quantity, note, link, picture, minimum, prices } = line;
  const key = lineKey(line);
  const [typed, setTyped] = useState(String(quantity));
  useEffect(() => setTyped(String(quantity)), [quantity]);
  const keep = () => {
    dispatch({ kind: 'changed', key, quantity: Number(typed) });
    setTyped(String(quantity));
  };
  return (
    <li className="hadaya-quote-line">
      {picture ? <img src={picture} alt="" width={64} height={64} loading="lazy" /> : <i />}
      <div className="hadaya-quote-what">
        <a href={link || undefined}>{name}</a>
        {options.length > 0 && <small>{options.join(' · ')}</small>}
        <EachPrice {...{ prices, quantity, format, texts }} />
        <input
          type="text"
          aria-label={fillText(texts.noteOf, { name })}
          placeholder={texts.note}
          maxLength={300}
          value={note}
          onChange={({ target }) => dispatch({ kind: 'changed', key, note: target.value })}
        />
      </div>
      <input
        type="number"
        className="hadaya-quote-quantity"
        aria-label={fillText(texts.quantityOf, { name })}
        min={minimum}
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
      <button
        type="button"
        className="hadaya-quote-remove"
        aria-label={fillText(texts.remove, { name })}
        onClick={() => dispatch({ kind: 'removed', key })}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
