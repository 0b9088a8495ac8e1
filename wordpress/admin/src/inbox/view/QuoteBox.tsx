import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Offer, Quote } from '../startData.ts';

interface QuoteBoxProps {
  readonly quote: Quote;
  readonly onOffer: (offer: Offer) => Promise<boolean>;
}

const CONTROL = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

function tellState({ state }: Quote): string {
  if (state === 'accepted') return __('Accepted.', 'hadaya');
  if (state === 'asked') return __('The buyer has a question. See the notes below.', 'hadaya');
  return state === 'answered'
    ? __('Quote saved. Send the link with your reply below.', 'hadaya')
    : __('Enter your prices, save the quote, then send the link with your reply.', 'hadaya');
}

/** A quote's status, and fields for the shop's offer. If the total is empty, each line has its own price. */
export function QuoteBox({ quote, onOffer }: QuoteBoxProps) {
  const { lines, offer, order, currency } = quote;
  const [prices, setPrices] = useState(lines.map(({ price }, index) => String(offer?.prices[index] ?? price ?? '')));
  const [total, setTotal] = useState(String(offer?.total ?? ''));
  const [shipping, setShipping] = useState(String(offer?.shipping ?? ''));
  const [until, setUntil] = useState(offer?.until ?? '');
  const [note, setNote] = useState(offer?.note ?? '');
  const isWhole = total.trim() !== '';
  const given = isWhole ? [total] : prices;
  const isReady =
    until !== '' && given.every((text) => text.trim() !== '' && Number(text) >= 0) && Number(shipping) >= 0;
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  const save = () =>
    onOffer({
      prices: isWhole ? [] : prices.map(Number),
      total: numberOf(total),
      shipping: numberOf(shipping),
      until,
      note,
    });
  return (
    <section className="hadaya-inbox-quote" aria-label={__('Quote', 'hadaya')}>
      <p>
        <strong>{quote.number}</strong> {tellState(quote)}{' '}
        {order && (
          <a href={order.url}>
            {
              // translators: %s: number of an order.
              sprintf(__('Order %s', 'hadaya'), order.number)
            }
          </a>
        )}{' '}
        <a href={quote.link} target="_blank" rel="noopener noreferrer">
          {__('View as buyer', 'hadaya')}
        </a>
      </p>
      {quote.taxes !== '' && (
        <p>
          {quote.taxes === 'incl'
            ? __('Enter prices including tax, as your shop shows them.', 'hadaya')
            : __(
                'Enter prices excluding tax, as your shop shows them. WooCommerce adds the tax to the order.',
                'hadaya',
              )}
        </p>
      )}
      {lines.map(({ title, quantity }, index) => (
        <TextControl
          key={index}
          {...CONTROL}
          type="number"
          // translators: 1: quantity, 2: product, 3: currency.
          label={sprintf(__('%1$d × %2$s, unit price in %3$s', 'hadaya'), quantity, title, currency)}
          value={prices[index] ?? ''}
          onChange={(value) => setPrices(prices.map((one, at) => (at === index ? value : one)))}
        />
      ))}
      <TextControl
        {...CONTROL}
        type="number"
        label={__('Or one total price', 'hadaya')}
        value={total}
        onChange={setTotal}
      />
      <TextControl
        {...CONTROL}
        type="number"
        label={__('Shipping cost (leave empty if the quote does not include shipping)', 'hadaya')}
        value={shipping}
        onChange={setShipping}
      />
      <TextControl {...CONTROL} type="date" label={__('Valid until', 'hadaya')} value={until} onChange={setUntil} />
      <TextareaControl {...CONTROL} label={__('Note to the buyer', 'hadaya')} value={note} onChange={setNote} />
      <Button
        variant="secondary"
        accessibleWhenDisabled
        disabled={!isReady || quote.state === 'accepted'}
        onClick={() => void save()}
      >
        {__('Save quote', 'hadaya')}
      </Button>
    </section>
  );
}
