import { fillText, type Store } from '@hadaya/core';
import { ServerNode, useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { QuoteList } from '../dom/openList.ts';
import type { AddOutcome } from '../dom/openProduct.ts';
import type { QuoteTexts } from '../strings/index.ts';
import { describeOutcome } from './describeOutcome.ts';

export interface CardQuoteProps {
  readonly texts: QuoteTexts;
  readonly list: QuoteList;
  /** The outcome of the latest press on the server's link; `null` before the first press. */
  readonly response: Store<AddOutcome | null, AddOutcome | null>;
  readonly link: Element | null;
  readonly drawDialog: (onClose: () => void) => ReactElement;
}

/**
 * Renders the result of a press on a product card's link. Once the product is on the list, a button that opens the list
 * replaces the link.
 */
export function CardQuote({ texts, list, response, link, drawDialog }: CardQuoteProps): ReactElement {
  const outcome = useStore(response);
  const { lines } = useStore(list);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAdded = outcome?.kind === 'added' && lines.some(({ product }) => product === outcome.line.product);
  useEffect(() => {
    // The pressed link is hidden now, so focus moves to the button.
    if (isAdded) button.current?.focus({ preventScroll: true });
  }, [isAdded]);
  return (
    <>
      {link && isAdded && <ServerNode node={link} attributes={{ hidden: '' }} />}
      {isAdded && (
        <button
          ref={button}
          type="button"
          className="button hadaya-quote-open"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {fillText(texts.open, { count: lines.length })}
        </button>
      )}
      <p role="status" className={isAdded ? 'hadaya-quote-heard' : 'hadaya-quote-status'}>
        <span>{describeOutcome(outcome, texts)}</span>
      </p>
      {isOpen && drawDialog(() => setOpen(false))}
    </>
  );
}
