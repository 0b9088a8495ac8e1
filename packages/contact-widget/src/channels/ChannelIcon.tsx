import { type HtmlNode, readHtml } from '@hadaya/core/html';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { FontLetter, pickReadable, type WidgetModel } from '../frame/index.ts';
import { toProperties } from '../ownerText/OwnerText.tsx';
import { isSafeImage } from '../widget/model/index.ts';
import { channelIcon } from './dom/channelIcon.ts';
import { drawsIcon } from './model/drawsIcon.ts';
import { iconProfile } from './model/iconProfile.ts';

/** Sources of an icon, in order of precedence: the picture, the drawing, and Hadaya's icon for the type. */
export interface IconSource {
  readonly type: string;
  readonly image: string;
  readonly svg: string;
  /** The owner's colour, or an empty string to keep the drawing's own colours. */
  readonly colour: string;
}

type IconOwner = Pick<WidgetModel, 'page' | 'host'>;

/** Minimum contrast ratio between an icon and its disc. */
const SIGN_CONTRAST = 3;

/** A channel's icon on its disc, in the owner's colour or the type's. */
function DefaultIcon({ type, colour }: Pick<IconSource, 'type' | 'colour'>): ReactNode {
  const { path, colour: usual } = channelIcon(type);
  const ground = colour || usual;
  const fill = colour === '' && type.startsWith('Instagram') ? 'url(#linear-gradient)' : ground;
  return (
    <svg viewBox="0 0 39 39" aria-hidden="true" focusable="false">
      <circle className="color-element" cx="19.5" cy="19.5" r="19.5" fill={fill} />
      <path
        className="chaty-icon-path"
        d={path}
        fill={pickReadable('#ffffff', ground, SIGN_CONTRAST)}
        fillRule="evenodd"
        transform="translate(9.3 9.3) scale(.85)"
      />
    </svg>
  );
}

/** A channel's icon without the disc, in the surrounding text colour. */
function PlainIcon({ type }: Pick<IconSource, 'type'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path className="chaty-icon-path" d={channelIcon(type).path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

interface PrintedProps {
  readonly owner: IconOwner;
  readonly type: string;
  readonly nodes: readonly HtmlNode[];
  /** True inside an SVG drawing, where every element keeps its tag name. */
  readonly isDrawing?: boolean;
}

/** An icon that the server printed; for an icon font, Hadaya's icon until the font has loaded. */
function Printed({ owner, type, nodes, isDrawing = false }: PrintedProps): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return null;
    const key = String(index);
    const { tag, attributes, children } = node;
    if (tag === 'i')
      return (
        <FontLetter key={key} owner={owner} className={attributes.class ?? ''}>
          <PlainIcon type={type} />
        </FontLetter>
      );
    const isInside = isDrawing || tag === 'svg';
    const hidden = tag === 'svg' ? { 'aria-hidden': true, focusable: 'false' } : {};
    return createElement(
      isInside ? tag : 'span',
      { key, ...toProperties(attributes), ...hidden },
      <Printed owner={owner} type={type} nodes={children} isDrawing={isInside} />,
    );
  });
}

export interface ChannelIconProps {
  readonly owner: IconOwner;
  readonly source: IconSource;
  /** CSS class of the attention effect; empty for none. */
  readonly effect?: string;
}

/** The icon of a channel or agent; the surrounding link provides the accessible name. */
export function ChannelIcon({ owner, source, effect = '' }: ChannelIconProps): ReactNode {
  const { type, image, svg, colour } = source;
  const [hasFailed, setHasFailed] = useState(false);
  const printed = useMemo(() => readHtml(svg, iconProfile), [svg]);
  const join = (...classes: readonly string[]) => ['chaty-svg', ...classes, effect].filter(Boolean).join(' ');
  // A picture that fails to load must not leave a blank disc.
  if (!hasFailed && isSafeImage(image, 'https://page.invalid/'))
    return (
      <span className={join('chaty-svg-img')}>
        <img src={image} alt="" decoding="async" onError={() => setHasFailed(true)} />
      </span>
    );
  const isPrinted = drawsIcon(printed);
  const isFontIcon = isPrinted && /^\s*<(?:span|i)\b/i.test(svg);
  return (
    <span
      className={join(isFontIcon ? 'chaty-font-icon' : '', colour ? 'chaty-coloured' : '')}
      style={colour ? Object.fromEntries([['--chaty-channel-colour', colour]]) : undefined}
    >
      {isPrinted ? <Printed owner={owner} type={type} nodes={printed} /> : <DefaultIcon type={type} colour={colour} />}
    </span>
  );
}
