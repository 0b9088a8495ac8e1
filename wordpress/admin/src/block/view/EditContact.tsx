import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Channel, ContactAttributes } from '../Channel.ts';
import { Icon } from './Icon.tsx';

export interface EditProps {
  readonly attributes: ContactAttributes;
  readonly setAttributes: (changed: Partial<ContactAttributes>) => void;
}

const isLook = (value: string): value is ContactAttributes['look'] => ['button', 'channel', 'link'].includes(value);
const isAlignment = (value: string): value is ContactAttributes['position'] =>
  ['', 'start', 'center', 'end'].includes(value);

/** Lists the available channels, and also the chosen channel if the widget no longer has it. */
function listChannels(channels: readonly Channel[], chosen: string) {
  const known = channels.map(({ value, label }) => ({
    value,
    label: value === '' ? __('Channel list', 'hadaya') : label,
  }));
  return known.some(({ value }) => value === chosen)
    ? known
    : [...known, { value: chosen, label: `${chosen} ${__('(removed from the widget)', 'hadaya')}` }];
}

/** Renders the fields for a WhatsApp number and message that apply to this block only. */
function ChatFields({ attributes: { number, message }, setAttributes }: EditProps) {
  return (
    <Fragment>
      <TextControl
        label={__('WhatsApp number', 'hadaya')}
        help={__('Leave empty to use the widget’s number.', 'hadaya')}
        type="tel"
        dir="ltr"
        placeholder="96890000001"
        value={number}
        onChange={(value) => setAttributes({ number: value })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextareaControl
        label={__('Pre-filled message', 'hadaya')}
        help={__('Available placeholders: {product}, {price}, {title} and {url}.', 'hadaya')}
        rows={3}
        value={message}
        onChange={(value) => setAttributes({ message: value })}
        __nextHasNoMarginBottom
      />
    </Fragment>
  );
}

function Settings({ channels, ...props }: EditProps & { readonly channels: readonly Channel[] }) {
  const { attributes, setAttributes } = props;
  return (
    <PanelBody title={__('Contact button', 'hadaya')}>
      <SelectControl
        label={__('What the button opens', 'hadaya')}
        value={attributes.channel}
        options={listChannels(channels, attributes.channel)}
        onChange={(channel) => setAttributes({ channel })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {['', 'whatsapp'].includes(attributes.channel) && <ChatFields {...props} />}
      <SelectControl
        label={__('Appearance', 'hadaya')}
        value={attributes.look}
        options={[
          { value: 'button', label: __('Button in the theme’s style', 'hadaya') },
          { value: 'channel', label: __('Button in the channel’s colour', 'hadaya') },
          { value: 'link', label: __('Link', 'hadaya') },
        ]}
        onChange={(look) => isLook(look) && setAttributes({ look })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <SelectControl
        label={__('Alignment', 'hadaya')}
        value={attributes.position}
        options={[
          { value: '', label: __('Default', 'hadaya') },
          { value: 'start', label: __('Start', 'hadaya') },
          { value: 'center', label: __('Center', 'hadaya') },
          { value: 'end', label: __('End', 'hadaya') },
        ]}
        onChange={(position) => isAlignment(position) && setAttributes({ position })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <ToggleControl
        label={__('Show channel icon', 'hadaya')}
        checked={attributes.showIcon}
        onChange={(showIcon) => setAttributes({ showIcon })}
        __nextHasNoMarginBottom
      />
    </PanelBody>
  );
}

/** Renders the block in the editor as it appears on the page; its text is edited in place. */
export function EditContact({ channels, ...props }: EditProps & { readonly channels: readonly Channel[] }) {
  const { attributes, setAttributes } = props;
  const { channel, look, position, showIcon, text } = attributes;
  const chosen = channels.find(({ value }) => value === channel) ?? channels[0];
  const colours = look === 'channel' && chosen ? { background: chosen.color, color: chosen.ink } : {};
  const block = useBlockProps({ className: position === '' ? '' : `is-at-${position}` });
  return (
    <Fragment>
      <InspectorControls>
        <Settings {...props} channels={channels} />
      </InspectorControls>
      <div {...block}>
        <span
          className={`hadaya-contact-link${look === 'link' ? '' : ' wp-block-button__link wp-element-button'}`}
          style={colours}
        >
          {showIcon && <Icon path={chosen?.path ?? ''} />}
          <RichText
            tagName="span"
            aria-label={__('Button text', 'hadaya')}
            value={text}
            placeholder={chosen?.label ?? ''}
            allowedFormats={[]}
            withoutInteractiveFormatting
            onChange={(value) => setAttributes({ text: value })}
          />
        </span>
      </div>
    </Fragment>
  );
}
