import { listen } from '@hadaya/core';
import { type HtmlNode, readHtml } from '@hadaya/core/html';
import { pickReadable, type WidgetModel } from '../../frame/index.ts';
import { createDrawing, createNode, createShape, drawGlyph } from '../../page/index.ts';
import { isSafeImage } from '../../widget/model/index.ts';
import { drawsSign } from '../model/drawsSign.ts';
import { iconProfile } from '../model/iconProfile.ts';
import { channelSign } from './channelSign.ts';

/** What an icon is drawn from; the picture wins over the drawing, which wins over our sign of the type. */
export interface IconSource {
  readonly type: string;
  readonly image: string;
  readonly svg: string;
  /** The owner's; empty to leave the drawing as it is. */
  readonly colour: string;
}

/** The widget in which an icon is drawn. */
type IconOwner = Pick<WidgetModel, 'page' | 'host'>;

/** Makes an element the letter that its class names have in the page's icon font, and tells once it is. */
function drawLetter({ page, host }: IconOwner, letter: HTMLElement, onDrawn: () => void): void {
  // In the page itself the page's own sheet draws it.
  if (host.isOpen) onDrawn();
  else drawGlyph(page.context.environment, letter, { signal: page.signal, onDrawn });
}

/** Least contrast of a sign with its disc. */
const SIGN_CONTRAST = 3;

/** A channel's sign on its disc: the owner's colour, else that of the type. */
function createSign(page: Document, { type, colour }: IconSource): Element {
  const sign = channelSign(type);
  const ground = colour || sign.colour;
  const fill = colour === '' && type.startsWith('Instagram') ? 'url(#linear-gradient)' : ground;
  const disc = { class: 'color-element', cx: '19.5', cy: '19.5', r: '19.5', fill };
  const shape = {
    class: 'chaty-sign',
    d: sign.path,
    fill: pickReadable('#ffffff', ground, SIGN_CONTRAST),
    'fill-rule': 'evenodd',
    transform: 'translate(9.3 9.3) scale(.85)',
  };
  return createDrawing(page, '0 0 39 39', createShape(page, 'circle', disc), createShape(page, 'path', shape));
}

/** A channel's sign alone, in the colour of the text around it. */
function createPlainSign(page: Document, type: string): Element {
  const shape = { class: 'chaty-sign', d: channelSign(type).path, fill: 'currentColor', 'fill-rule': 'evenodd' };
  const drawing = createDrawing(page, '0 0 24 24', createShape(page, 'path', shape));
  drawing.setAttribute('width', '1em');
  drawing.setAttribute('height', '1em');
  return drawing;
}

/** An icon that the server printed. A letter of an icon font is our sign until its font is there. */
function createPrinted(owner: IconOwner, type: string, nodes: readonly HtmlNode[], isDrawing = false): Element[] {
  const { document: page } = owner.page.context.environment;
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'i') {
      const letter = createNode(page, 'i', { class: node.attributes.class ?? '', 'aria-hidden': 'true' });
      const sign = createPlainSign(page, type);
      let isDrawn = false;
      drawLetter(owner, letter, () => {
        isDrawn = true;
        sign.replaceWith(letter);
      });
      return [isDrawn ? letter : sign];
    }
    const isInside = isDrawing || node.tag === 'svg';
    const hidden = node.tag === 'svg' ? { 'aria-hidden': 'true', focusable: 'false' } : {};
    const attributes = { ...node.attributes, ...hidden };
    const children = createPrinted(owner, type, node.children, isInside);
    if (isInside) return [createShape(page, node.tag, attributes, ...children)];
    return [createNode(page, 'span', attributes, ...children)];
  });
}

/** The icon of a channel or agent; its name stands on the link around it. */
export function createChannelIcon(owner: IconOwner, source: IconSource): HTMLElement {
  const { signal, context } = owner.page;
  const { document: page } = context.environment;
  const { type, image, svg, colour } = source;
  const icon = createNode(page, 'span');
  const draw = () => {
    const printed = readHtml(svg, iconProfile);
    const isPrinted = drawsSign(printed);
    const isFontIcon = isPrinted && /^\s*<(?:span|i)\b/i.test(svg);
    icon.classList.remove('chaty-svg-img');
    icon.classList.add('chaty-svg', ...(isFontIcon ? ['chaty-font-icon'] : []), ...(colour ? ['chaty-coloured'] : []));
    if (colour !== '') icon.style.setProperty('--chaty-channel-colour', colour);
    icon.replaceChildren(...(isPrinted ? createPrinted(owner, type, printed) : [createSign(page, source)]));
  };
  if (!isSafeImage(image, 'https://page.invalid/')) draw();
  else {
    icon.className = 'chaty-svg chaty-svg-img';
    const picture = createNode(page, 'img', { src: image, alt: '', decoding: 'async' });
    // A picture that does not come leaves no blank disc.
    listen(picture, 'error', draw, { signal, once: true });
    icon.append(picture);
  }
  return icon;
}
