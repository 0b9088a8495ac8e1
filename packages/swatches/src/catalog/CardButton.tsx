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

/** Removes the last press's result from the card: the "added" class and the link to the cart. */
function clearAdded(card: Element, button: Element): void {
  button.classList.remove('added');
  for (const link of card.querySelectorAll('.added_to_cart')) link.remove();
}

/** Props for a card's button that adds the chosen variation to the cart. */
export interface CardButtonProps extends Pick<CardProps, 'form' | 'card'> {
  readonly button: CardLink;
  readonly variation: Variation;
  /** The product's name. */
  readonly product: string;
}

/**
 * Turns the card's button into the chosen variation's button: sets its text, its URL and, if the shop adds to the cart
 * with Ajax, the id for WooCommerce's own script. That script provides the usual events, fragments and link to the
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
      // In a product list, every button has the same text, so the accessible name adds the product.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is of the choice that was there
  useLayoutEffect(() => () => clearAdded(card, node), [card, node, choice]);
  return null;
}
