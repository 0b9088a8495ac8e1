import { isRecord, listen } from '@hadaya/core';
import { ServerNode, useServerNode, useStore } from '@hadaya/core/react';
import { createSafeNodes, loadSanitizer, type VariationForm } from '@hadaya/variations';
import { type ReactNode, useEffect, useState } from 'react';
import { CardButton } from './CardButton.tsx';
import { addressOf, type CardProps, findBuyable, findOnCard, readField, readLinks } from './readCard.ts';

/** Shows the chosen variation's thumbnail in a box that keeps the printed picture's aspect ratio. */
function Picture({ image, source }: { readonly image: HTMLImageElement; readonly source: string }): null {
  const [ratio] = useState(() => {
    const { width, height } = image.getBoundingClientRect();
    return height > 0 ? `${width} / ${height}` : '';
  });
  useServerNode(image, {
    attributes: { src: source, srcset: null, sizes: null },
    style: { 'aspect-ratio': ratio, 'object-fit': 'cover' },
  });
  return null;
}

/**
 * Sanitises the server's HTML. Returns `undefined` until the sanitiser has loaded, so the element keeps its content if
 * loading fails.
 */
function useSafeNodes(html: string): readonly Node[] | undefined {
  const [nodes, setNodes] = useState<readonly Node[]>();
  useEffect(() => {
    const asked = new AbortController();
    const show = () => asked.signal.aborted || setNodes(createSafeNodes(html, document));
    loadSanitizer(html, document, asked.signal).then(show, () => {});
    return () => asked.abort();
  }, [html]);
  return nodes;
}

/** Shows the chosen variation's price instead of the product's. */
function Price({
  form,
  price,
  html,
}: {
  readonly form: VariationForm;
  readonly price: Element;
  readonly html: string;
}): null {
  const nodes = useSafeNodes(html);
  const [content, setContent] = useState<readonly Node[]>();
  useEffect(() => {
    const [node] = nodes ?? [];
    // The server may send a whole `span.price`, which the card already has.
    const isWhole = node instanceof Element && node.matches('.price');
    setContent(isWhole ? [...node.childNodes] : node && [node]);
  }, [nodes]);
  useServerNode(price, content ? { content } : {});
  useEffect(() => {
    // Announces a price only while focus is in the form, because the initial price must not be announced.
    if (content && form.root.contains(document.activeElement)) form.speak(price.textContent ?? '');
  }, [content, form, price]);
  return null;
}

/** Shows the plugin's Clear link while something is chosen; the link clears every attribute. */
function Clear({ form, clear }: { readonly form: VariationForm; readonly clear: Element }): null {
  const isChosen = useStore(form).choice.size > 0;
  useServerNode(clear, { classes: { show: isChosen, hide: !isChosen } });
  useEffect(() => {
    const drawn = new AbortController();
    const reset = (event: Event) => {
      event.preventDefault();
      const hadFocus = clear.contains(document.activeElement);
      form.chooseAll(new Map([...form.getState().choice.keys()].map((name) => [name, ''])));
      // The link is hidden when nothing is chosen, so focus moves to a swatch instead of to the top of the page.
      if (hadFocus) form.root.querySelector<HTMLElement>('.variable-item[tabindex="0"]')?.focus();
    };
    listen(clear, 'click', reset, { signal: drawn.signal });
    return () => drawn.abort();
  }, [form, clear]);
  return null;
}

/**
 * Adds the choice to the URLs of the card's links and button. The product page then opens with the choice, and a
 * complete choice can be bought from the card.
 */
function Links(props: CardProps): ReactNode {
  const { form, card, settings } = props;
  const state = useStore(form);
  const [{ button, links, product }] = useState(() => readLinks(props));
  if (state.choice.size === 0) return null;
  const variation = findBuyable(state, settings);
  return links.map((link) =>
    link.node === button && variation ? (
      <CardButton key={`button ${variation.id}`} {...{ form, card, variation, product }} button={link} />
    ) : (
      <ServerNode key={link.id} node={link.node} attributes={{ href: addressOf(link.href, state) }} />
    ),
  );
}

const findImage = ({ card, settings }: CardProps) => {
  const found = findOnCard(card, settings.cardImageSelector);
  return found instanceof HTMLImageElement ? found : found?.querySelector('img');
};

/**
 * Applies the choice in a product list's form to the card around the form: picture, price, links, button and Clear.
 * Without a choice, the card is as printed.
 */
export function Card(props: CardProps): ReactNode {
  const { form, card } = props;
  const state = useStore(form);
  const [image] = useState(() => findImage(props));
  const [price] = useState(() => [...card.querySelectorAll('.price')].find((node) => !form.root.contains(node)));
  const [clear] = useState(() => form.root.querySelector('.wvs_archive_reset_variations'));
  const source = readField(state, ({ image: one }) => (isRecord(one) ? one.thumb_src : undefined));
  const html = readField(state, ({ price_html }) => price_html);
  // If the paid version's own script runs, it updates everything on the card except the picture.
  const isAlone = !form.root.matches('.wvs-pro-loaded');
  return (
    <>
      {image && source && <Picture image={image} source={source} />}
      {isAlone && price && html && <Price form={form} price={price} html={html} />}
      {isAlone && <Links {...props} />}
      {isAlone && clear && <Clear form={form} clear={clear} />}
    </>
  );
}
