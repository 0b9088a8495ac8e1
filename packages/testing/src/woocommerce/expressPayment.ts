import { sendOrder } from './checkoutStore.ts';

/** How a gateway's script finds the server's element: by its id, or as the first one on the page. */
export type ExpressReading = 'by id' | 'first of the page';

const ID = 'gift-pay__order-attribution-inputs';
const PREFIX = 'wc_order_attribution_';

/** The values of an element's inputs, as gateways read them: children only, empty ones left out. */
function readInputs(element: Element | null): object {
  const inputs = [...(element?.children ?? [])].filter((child) => child instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.filter(({ value }) => value).map(({ name, value }) => [name.replace(PREFIX, ''), value]),
  );
}

/**
 * A gateway's express button outside the block checkout, modelled on the facts in `docs/block-shops.md`: it adds an element with an
 * id at the end of the body unless the server printed one, and sends the order itself with the inputs' values.
 */
export function drawExpressButton(root: Element, reading: ExpressReading): void {
  if (!document.getElementById(ID)) {
    const element = document.createElement('wc-order-attribution-inputs');
    element.id = ID;
    document.body.append(element);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Gift Pay';
  button.addEventListener('click', () => {
    const [first = null] = document.getElementsByTagName('wc-order-attribution-inputs');
    const element = reading === 'by id' ? document.getElementById(ID) : first;
    return sendOrder('gift_pay', { 'woocommerce/order-attribution': readInputs(element) });
  });
  // Rendered again whenever product, quantity or total changes.
  root.replaceChildren(button);
}
