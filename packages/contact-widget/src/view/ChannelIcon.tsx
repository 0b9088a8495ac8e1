import type { ReactNode } from 'react';
import { isSafeImage } from '../model/channels/safeUrl.ts';
import { ChannelDrawing } from './icons.tsx';
import { OwnerIcon } from './OwnerIcon.tsx';

/** What an icon is drawn from; the picture wins over the drawing. */
export interface IconSource {
  readonly image: string;
  readonly svg: string;
  readonly colour: string;
  /** Attention effect, on the icon that is the launcher. */
  readonly effect?: string;
}

/** The icon of a channel or agent; its name stands on the link around it. */
export function ChannelIcon({ image, svg, colour, effect = 'none' }: IconSource): ReactNode {
  const moving = effect === 'none' ? '' : ` chaty-animation-${effect}`;
  if (isSafeImage(image, 'https://page.invalid/')) {
    return (
      <span className={`chaty-svg chaty-svg-img${moving}`}>
        <img src={image} alt="" decoding="async" />
      </span>
    );
  }
  const isFontIcon = /^\s*<span/i.test(svg);
  return (
    <span className={`chaty-svg${isFontIcon ? ' chaty-font-icon' : ''}${moving}`}>
      {svg === '' ? <ChannelDrawing colour={colour} /> : <OwnerIcon source={svg} />}
    </span>
  );
}
