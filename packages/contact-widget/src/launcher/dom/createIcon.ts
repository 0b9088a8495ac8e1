import { lazyPart, listen } from '@hadaya/core';
import { BUBBLE, drawings, type WidgetModel } from '../../frame/index.ts';
import { createDrawing, createNode, createShape } from '../../page/index.ts';
import { isSafeImage } from '../../widget/model/index.ts';

const loadGlyph = lazyPart(() => import('../../page/dom/drawGlyph.ts'));

/** The launcher's icon: the owner's picture, a letter of the page's icon font, or a drawing of ours. */
export function createIcon({ page, design, host }: WidgetModel): HTMLElement {
  const { signal, context } = page;
  const { environment } = context;
  const { document } = environment;
  const { icon, iconImage, iconFont } = design;
  const [shape, lines] = drawings[icon] ?? [BUBBLE];
  const place = createNode(document, 'span', { class: 'chaty-svg' });
  const drawing = createDrawing(
    document,
    '0 0 32 32',
    createShape(document, 'path', { d: shape }),
    createShape(document, 'path', { d: lines, class: 'chaty-stroke' }),
  );
  if (icon === 'chat-image' && isSafeImage(iconImage, document.baseURI)) {
    const picture = createNode(document, 'img', { src: iconImage, alt: '', decoding: 'async' });
    // A picture that does not come leaves no blank disc.
    listen(picture, 'error', () => picture.replaceWith(drawing), { signal });
    place.append(picture);
  } else place.append(drawing);
  if (icon !== 'chat-fa-icon' || !/^[\w\s-]+$/.test(iconFont)) return place;
  const letter = createNode(document, 'i', { class: `${iconFont} widget-fa-icon`, 'aria-hidden': 'true' });
  // In the page itself the page's own sheet draws it.
  if (host.isOpen) place.replaceChildren(letter);
  else
    loadGlyph(signal).then(
      ({ drawGlyph }) => drawGlyph(environment, letter, { signal, onDrawn: () => place.replaceChildren(letter) }),
      () => {},
    );
  return place;
}
