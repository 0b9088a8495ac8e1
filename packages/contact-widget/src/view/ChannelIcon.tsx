import type { ReactNode } from 'react';
import { isSafeImage } from '../model/channels/safeUrl.ts';
import { ChannelDrawing } from './icons.tsx';
import { OwnerIcon } from './OwnerIcon.tsx';

/** What an icon is drawn from; the picture wins over the drawing. */
export interface IconSource {
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
export function ChannelIcon({ image, svg, colour, effect = 'none' }: IconSource): ReactNode {
  const moving = effect === 'none' ? '' : ` chaty-animation-${effect}`;
  if (isSafeImage(image, 'https://page.invalid/')) {
    return (
      <span className={`chaty-svg chaty-svg-img${moving}`}>
        <img src={image} alt="" decoding="async" />
      </span>
    );
  }
  const isFontIcon = /^\s*<(?:span|i)\b/i.test(svg);
  const classes = `chaty-svg${isFontIcon ? ' chaty-font-icon' : ''}${colour === '' ? '' : ' chaty-coloured'}${moving}`;
  const owners: Record<`--${string}`, string> = { '--chaty-channel-colour': colour };
  return (
    <span className={classes} style={colour === '' ? undefined : owners}>
      {svg === '' ? <ChannelDrawing colour={colour} /> : <OwnerIcon source={svg} />}
    </span>
  );
}
