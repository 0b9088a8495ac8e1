import { type HtmlNode, readHtml } from '@hadaya/core/html';
import { createElement, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { Glyph } from '../../launcher/dom/watchGlyph.ts';
import { isSafeImage } from '../../start/model/isSafeLink.ts';
import { drawsSign } from '../model/drawsSign.ts';
import { iconProfile } from '../model/iconProfile.ts';
import { ChannelDrawing, SignDrawing } from './icons.tsx';
import { useList } from './ListModel.ts';

/** An icon of a font that the page carries; `otherwise` stands in for it until its sheet is there. */
function FontGlyph({ className, otherwise }: { readonly className: string; readonly otherwise: ReactNode }): ReactNode {
  const { effects, host } = useList();
  const [glyph, setGlyph] = useState<Glyph | undefined>();
  const isOpen = host.into instanceof HTMLElement;
  useLayoutEffect(() => {
    // In the page itself the sheet draws the icon.
    if (isOpen) return;
    const drawn = new AbortController();
    effects.watchGlyph(className, { onGlyph: setGlyph, signal: drawn.signal });
    return () => drawn.abort();
  }, [effects, className, isOpen]);
  if (isOpen) return <i className={className} aria-hidden="true" />;
  if (!glyph) return otherwise;
  return (
    <i
      className={className}
      aria-hidden="true"
      style={{ fontFamily: glyph.family, fontWeight: glyph.weight, fontStyle: 'normal' }}
    >
      {glyph.letter}
    </i>
  );
}

/** An attribute's name as a property of React's. */
export const toProperty = (name: string) =>
  name === 'class'
    ? 'className'
    : /^aria-/.test(name)
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Attributes under the names that React knows them by. */
export function toProperties(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toProperty(name), value]));
}

function drawIcon(nodes: readonly HtmlNode[], otherwise: ReactNode): ReactNode[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'i')
      return [<FontGlyph key={String(index)} className={node.attributes.class ?? ''} otherwise={otherwise} />];
    const properties = { key: String(index), ...toProperties(node.attributes) };
    const hidden = node.tag === 'svg' ? { 'aria-hidden': true, focusable: false } : {};
    return [createElement(node.tag, { ...properties, ...hidden }, ...drawIcon(node.children, otherwise))];
  });
}

/** What an icon is drawn from; the picture wins over the drawing, which wins over our sign of the type. */
export interface IconSource {
  readonly type: string;
  readonly image: string;
  readonly svg: string;
  /** The owner's; empty to leave the drawing as it is. */
  readonly colour: string;
  /** Attention effect, on the icon that is the launcher. */
  readonly effect?: string;
}

/** Instagram's white stands for the colours of its own drawing. */
export function pickIconColour(type: string, colour: string): string {
  return type.startsWith('Instagram') && /^#fff(?:fff)?$/i.test(colour) ? '' : colour;
}

/** The icon of a channel or agent; its name stands on the link around it. */
export function ChannelIcon({ type, image, svg, colour, effect = 'none' }: IconSource): ReactNode {
  const [lostImage, setLostImage] = useState('');
  const printed = useMemo(() => readHtml(svg, iconProfile), [svg]);
  const moving = effect === 'none' ? '' : ` chaty-animation-${effect}`;
  if (image !== lostImage && isSafeImage(image, 'https://page.invalid/')) {
    return (
      <span className={`chaty-svg chaty-svg-img${moving}`}>
        <img src={image} alt="" decoding="async" onError={() => setLostImage(image)} />
      </span>
    );
  }
  const isPrinted = drawsSign(printed);
  const isFontIcon = isPrinted && /^\s*<(?:span|i)\b/i.test(svg);
  const classes = `chaty-svg${isFontIcon ? ' chaty-font-icon' : ''}${colour === '' ? '' : ' chaty-coloured'}${moving}`;
  const owners: Record<`--${string}`, string> = { '--chaty-channel-colour': colour };
  return (
    <span className={classes} style={colour === '' ? undefined : owners}>
      {isPrinted ? drawIcon(printed, <SignDrawing type={type} />) : <ChannelDrawing type={type} colour={colour} />}
    </span>
  );
}
