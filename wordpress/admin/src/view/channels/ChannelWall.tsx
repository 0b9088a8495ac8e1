import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormContext } from '../FormContext.ts';
import { ChannelLogo } from './ChannelLogo.tsx';

/** The most common channel types; a button shows the others. */
const MOST_WANTED = [
  'Whatsapp',
  'Phone',
  'Email',
  'Instagram',
  'Facebook_Messenger',
  'Telegram',
  'TikTok',
  'Google_Maps',
];

interface ChannelWallProps {
  readonly form: FormContext;
  readonly types: readonly string[];
  readonly id: string;
  readonly title: string;
  readonly onAdd: (type: string) => void;
}

/**
 * Channel types with their logos: the most common ones, and the others after a button is pressed. Pressing a logo adds
 * a channel.
 */
export function ChannelWall({ form, types, id, title, onAdd }: ChannelWallProps) {
  const [isWhole, showAll] = useState(false);
  const first = types.filter((type) => MOST_WANTED.includes(type));
  const others = types.filter((type) => !MOST_WANTED.includes(type));
  const draw = (type: string) => (
    <li key={type}>
      <Button className="hadaya-wall-button" onClick={() => onAdd(type)}>
        <ChannelLogo type={type} />
        <span>{form.channels[type]?.name ?? type}</span>
      </Button>
    </li>
  );
  return (
    <fieldset className="hadaya-wall" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      <ul>
        {first.map(draw)}
        {isWhole && others.map(draw)}
      </ul>
      {others.length > 0 && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => showAll(!isWhole)}>
          {isWhole ? __('Show fewer channels', 'hadaya') : __('Show all channels', 'hadaya')}
        </Button>
      )}
    </fieldset>
  );
}
