import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, registerBlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Channel } from './Channel.ts';
import { EditContact, type EditProps } from './view/EditContact.tsx';
import { Icon } from './view/Icon.tsx';

declare global {
  interface Window {
    /** Targets to which blocks and menu items can link; absent if the contact block is not offered. */
    readonly hadayaContactBlock?: readonly Channel[];
    /** True if the shop accepts quote requests. */
    readonly hadayaQuoteBlock?: boolean;
  }
}

/** An icon with three lines, and a tick before the first. */
const LIST = 'M10 6h10v2H10zm0 5h10v2H10zm0 5h10v2H10zM4 7l1.5 1.5L8 5.5v2L5.5 10.5 4 9z';
const isOffered = window.hadayaContactBlock !== undefined;
const channels = window.hadayaContactBlock ?? [];
const own = channels.find(({ value }) => value === 'form') ?? channels[0];

// The server registers the block's `attributes` and `supports`.
if (isOffered) {
  registerBlockType('hadaya/contact', {
    title: __('Contact button', 'hadaya'),
    description: __('Opens the contact widget, one of its channels or the contact form.', 'hadaya'),
    icon: <Icon path={own?.path ?? ''} />,
    edit: (props: EditProps) => <EditContact {...props} channels={channels} />,
    save: () => null,
  });
}

if (window.hadayaQuoteBlock) {
  registerBlockType('hadaya/quote', {
    title: __('Quote list', 'hadaya'),
    description: __('The customer’s quote list with the request form.', 'hadaya'),
    icon: <Icon path={LIST} />,
    edit: () => (
      <div {...useBlockProps({ className: 'hadaya-quote-block' })}>{__('The quote list appears here.', 'hadaya')}</div>
    ),
    save: () => null,
  });
}

for (const { value, label, path } of channels) {
  registerBlockVariation('core/navigation-link', {
    name: `hadaya-contact-${value || 'list'}`,
    title: label,
    description: __('Opens the contact widget.', 'hadaya'),
    keywords: ['contact', 'chat', 'whatsapp'],
    icon: <Icon path={path} />,
    attributes: { label, url: value === '' ? '#contact' : `#contact-${value}`, kind: 'custom' },
    scope: ['inserter'],
  });
}
