import { createStrings, fillText } from '@hadaya/core';
import { useServerNode, useStore } from '@hadaya/core/react';
import type { Variation } from '@hadaya/variations';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { addressOf, type CardLink, type CardProps, isExact } from './readCard.ts';

const strings = {
  en: { addToCart: 'Add to cart', named: '{{text}}: “{{product}}”' },
  ar: { addToCart: 'إضافة إلى السلة', named: '{{text}}: «{{product}}»' },
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Removes the confirmation of the last press from the card: the "added" class and the link to the cart. */
function clearAdded(card: Element, button: Element): void {
  button.classList.remove('added');
  for (const link of card.querySelectorAll('.added_to_cart')) link.remove();
}

export interface CardButtonProps extends Pick<CardProps, 'form' | 'card'> {
  readonly button: CardLink;
  readonly variation: Variation;
  readonly product: string;
}

/**
 * Turns the card's button into a button that adds the chosen variation to the cart: sets its text, its URL and, if the
 * shop uses Ajax, the id for WooCommerce's own script. That script provides the usual events, fragments and link to the
 * cart.
 */
export function CardButton({ form, card, button: { node, href }, variation, product }: CardButtonProps): ReactNode {
  const state = useStore(form);
  const { choice } = state;
  const { raw, id } = variation;
  const texts = createStrings(strings, node);
  const text = textOf(raw.add_to_cart_text) || texts.addToCart;
  const added = [['add-to-cart', state.productId] as const, ['variation_id', String(id)] as const];
  const byScript = node.matches('.wvs_ajax_add_to_cart') && isExact(variation);
  useServerNode(node, {
    attributes: {
      href: addressOf(
        href,
        state,
        added.map(([name, value]) => [name, value]),
      ),
      // Every button in a product list has the same text, so the accessible name adds the product.
      'aria-label':
        textOf(raw.add_to_cart_description) || (product && fillText(texts.named, { text, product })) || null,
      // Removes WooCommerce's description "This product has multiple variants. The options may be chosen on the product
      // page".
      'aria-describedby': null,
      ...(byScript ? { 'data-product_id': String(id) } : {}),
    },
    classes: byScript ? { ajax_add_to_cart: true } : {},
    content: useMemo(() => [text], [text]),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice makes the "added" state of the previous choice obsolete
  useLayoutEffect(() => () => clearAdded(card, node), [card, node, choice]);
  return null;
}
