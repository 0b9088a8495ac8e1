import type { WidgetFrame } from '../../frame/index.ts';
import { contained, createNode, createShape } from '../../page/index.ts';
import type { ListModel } from '../../panels/panel/index.ts';
import { dimPage } from './dimPage.ts';
import type { Paint } from './drawList.ts';

const STOPS = [
  ['0', '#4a64d5'],
  ['0.322', '#9737bd'],
  ['0.636', '#f15540'],
  ['1', '#fecc69'],
] as const;

/** Gradients that Instagram's icons name by id. */
function createGradients(page: Document): Element {
  const gradients = ['linear-gradient', 'linear-gradient-insta-dm'].map((id) => {
    const stops = STOPS.map(([offset, colour]) => createShape(page, 'stop', { offset, 'stop-color': colour }));
    return createShape(page, 'linearGradient', { id, x1: '0.9', y1: '0.1', x2: '0.1', y2: '0.9' }, ...stops);
  });
  const attributes = { class: 'hide-cht-svg-bg', 'aria-hidden': 'true', focusable: 'false' };
  return createShape(page, 'svg', attributes, createShape(page, 'defs', {}, ...gradients));
}

/** Behind everything: gradients that icons name, the dimming for a leaving visitor, the blur. */
export function drawBackdrop(model: ListModel, { root }: WidgetFrame): Paint {
  const { page, design } = model;
  const { document } = page.context.environment;
  const blur = createNode(document, 'div', { class: 'chaty-bg-blur' });
  root.append(createGradients(document));
  let isDimmed = false;
  let wasBlurred = false;
  const markBlur = contained(
    page.context,
    'blur the page',
    (isOn: boolean) => void document.body.classList.toggle('add-bg-blur-effect', isOn),
    undefined,
  );
  page.signal.addEventListener('abort', () => markBlur(false), { once: true });
  return ({ shownBy, open }) => {
    if (shownBy === 'exit' && !isDimmed) dimPage(model, root);
    isDimmed ||= shownBy === 'exit';
    const isBlurred = design.attention.blur && design.hasCloseButton && open.kind === 'list';
    if (isBlurred === wasBlurred) return;
    wasBlurred = isBlurred;
    markBlur(isBlurred);
    if (isBlurred) root.append(blur);
    else blur.remove();
  };
}
