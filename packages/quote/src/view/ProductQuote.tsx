import { fillText, type Store } from '@hadaya/core';
import { ServerNode, useStore } from '@hadaya/core/react';
import { type ReactElement, useState } from 'react';
import type { AddOutcome, Product } from '../dom/openProduct.ts';
import { findPriceFormat } from '../model/formatPrice.ts';
import { fitQuantity, type PriceStep } from '../model/prices.ts';
import type { QuoteAction, QuoteState } from '../model/quoteList.ts';
import type { QuoteSettings } from '../settings.ts';
import type { QuoteTexts } from '../strings/index.ts';
import { describeOutcome } from './describeOutcome.ts';
import { EachPrice } from './EachPrice.tsx';
import { PriceSteps } from './PriceSteps.tsx';

export interface ProductQuoteProps {
  readonly settings: QuoteSettings;
  readonly texts: QuoteTexts;
  readonly list: Store<QuoteState, QuoteAction>;
  readonly product: Product;
  /**
   * The outcome of the latest press, including presses on the server's link before this component rendered; `null`
   * before the first press.
   */
  readonly response: Store<AddOutcome | null, AddOutcome | null>;
  readonly link: Element | null;
  readonly language: string;
  /** The logo field, and the logo on the product's picture; `null` if the product has no logo area. */
  readonly logo: ReactElement | null;
  readonly drawDialog: (onClose: () => void) => ReactElement;
}

function tellRule({ minimum, step }: QuoteSettings, texts: QuoteTexts): string {
  if (step > 1) return fillText(texts.minimumAndStep, { minimum, step });
  return minimum > 1 ? fillText(texts.minimum, { minimum }) : '';
}

/** Renders price steps, quantity and "Add to quote", with a link to the list. */
export function ProductQuote(props: ProductQuoteProps): ReactElement {
  const { settings, texts, list, product, response, link, language, logo, drawDialog } = props;
  const prices = useStore<readonly PriceStep[]>(product.prices);
  const outcome = useStore(response);
  const { lines } = useStore(list);
  const [quantity, setQuantity] = useState(settings.minimum);
  const [note, setNote] = useState('');
  const [isOpen, setOpen] = useState(false);
  const add = async () => {
    const fitting = fitQuantity(quantity, settings);
    setQuantity(fitting);
    response.dispatch(await product.add(fitting, note));
  };
  const format = findPriceFormat(settings, language);
  const rule = tellRule(settings, texts);
  return (
    <div className="hadaya-quote-product">
      {link && <ServerNode node={link} attributes={{ hidden: '' }} />}
      <EachPrice {...{ prices, quantity, format, texts }} />
      <PriceSteps {...{ prices, quantity, format, texts }} onChoose={setQuantity} />
      <div className="hadaya-quote-row">
        <input
          type="number"
          className="hadaya-quote-quantity"
          aria-label={texts.quantity}
          title={rule || undefined}
          min={settings.minimum}
          step={1}
          inputMode="numeric"
          value={quantity || ''}
          onChange={({ target }) => setQuantity(target.valueAsNumber || 0)}
          onBlur={() => setQuantity(fitQuantity(quantity, settings))}
        />
        <button type="button" className="button hadaya-quote-add" onClick={add}>
          {texts.add}
        </button>
      </div>
      <input
        type="text"
        className="hadaya-quote-note"
        aria-label={texts.note}
        placeholder={texts.note}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {logo}
      <p role="status" className="hadaya-quote-status">
        <span>{describeOutcome(outcome, texts) || rule}</span>
      </p>
      <button
        type="button"
        className="hadaya-quote-open"
        hidden={lines.length === 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {fillText(texts.open, { count: lines.length })}
      </button>
      {isOpen && drawDialog(() => setOpen(false))}
    </div>
  );
}
