import { __ } from '@wordpress/i18n';
import { changeOf, type QuoteCount } from '../model/Report.ts';
import { Items } from './Totals.tsx';
import type { Writing } from './texts.ts';

interface QuoteTotalsProps {
  readonly quotes: readonly QuoteCount[];
  readonly writing: Writing;
  readonly isCompared: boolean;
}

const nameStep = (key: QuoteCount['key']) =>
  ({
    list: __('Quote lists opened', 'hadaya'),
    sent: __('Requests sent', 'hadaya'),
    answered: __('Quotes prepared', 'hadaya'),
    accepted: __('Quotes accepted', 'hadaya'),
  })[key];

/** The quote funnel, from the opened list to the accepted quote. */
export function QuoteTotals({ quotes, writing, isCompared }: QuoteTotalsProps) {
  const items = quotes.map(({ key, count, before }) => ({
    name: nameStep(key),
    shown: writing.number(count),
    was: writing.number(before),
    change: changeOf(count, before),
  }));
  return (
    <section aria-labelledby="hadaya-quote-totals">
      <h3 id="hadaya-quote-totals">{__('Quote list', 'hadaya')}</h3>
      <Items items={items} writing={writing} isCompared={isCompared} />
    </section>
  );
}
