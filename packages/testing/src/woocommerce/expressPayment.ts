import { sendOrder } from './checkoutStore.ts';

/**
 * Method by which a gateway's script finds the element with the order attribution inputs: by its id, or as the first
 * such element on the page.
 */
export type ExpressReading = 'by id' | 'first of the page';

const ID = 'gift-pay__order-attribution-inputs';
const PREFIX = 'wc_order_attribution_';

/**
 * Reads the values of an element's inputs as payment gateways do: only direct children, and only values that are not
 * empty.
 */
function readInputs(element: Element | null): object {
  const inputs = [...(element?.children ?? [])].filter((child) => child instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.filter(({ value }) => value).map(({ name, value }) => [name.replace(PREFIX, ''), value]),
  );
}

/**
 * Renders a gateway's express button outside the block checkout, modelled on the facts in `docs/block-shops.md`. It
 * appends an element for the order attribution inputs to the body unless the server has printed one, and sends the
 * order with the inputs' values.
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
  // Replaces an earlier button, because gateways render their buttons again whenever product, quantity or total
  // changes.
  root.replaceChildren(button);
}
