import { channelIcon } from '@hadaya/contact-widget/owner/channelIcon';
import { pickReadable } from '@hadaya/contact-widget/owner/pickReadable';

/** A channel type's icon on its colour, as in the shop. */
export function ChannelLogo({ type }: { readonly type: string }) {
  const { path, colour } = channelIcon(type);
  return (
    <svg className="hadaya-logo" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={colour} />
      <path d={path} fillRule="evenodd" fill={pickReadable('#ffffff', colour, 2)} transform="translate(8 8)" />
    </svg>
  );
}
