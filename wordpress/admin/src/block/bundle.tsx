import { registerBlockType, registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Channel } from './Channel.ts';
import { EditContact, type EditProps } from './view/EditContact.tsx';
import { Sign } from './view/Sign.tsx';

declare global {
  interface Window {
    /** What links of the page may open. */
    readonly hadayaContactBlock?: readonly Channel[];
  }
}

const channels = window.hadayaContactBlock ?? [];
const own = channels.find(({ value }) => value === 'form') ?? channels[0];

// Its attributes and supports come from the server.
registerBlockType('hadaya/contact', {
  title: __('Contact button', 'hadaya'),
  description: __('Opens the contact widget, one of its channels or the contact form.', 'hadaya'),
  icon: <Sign path={own?.path ?? ''} />,
  edit: (props: EditProps) => <EditContact {...props} channels={channels} />,
  save: () => null,
});

// Items for the Navigation block.
for (const { value, label, path } of channels) {
  registerBlockVariation('core/navigation-link', {
    name: `hadaya-contact-${value || 'list'}`,
    title: label,
    description: __('Opens the contact widget.', 'hadaya'),
    keywords: ['contact', 'chat', 'whatsapp'],
    icon: <Sign path={path} />,
    attributes: { label, url: value === '' ? '#contact' : `#contact-${value}`, kind: 'custom' },
    scope: ['inserter'],
  });
}
