import { Button } from '@wordpress/components';
import { type ReactNode, useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { understandNumber } from '../../model/phoneNumber.ts';
import { asList, asValues, type Value } from '../../model/schema.ts';
import { type FormContext, idOf } from '../FormContext.ts';
import { ChannelLogo } from './ChannelLogo.tsx';
import { QrCode } from './QrCode.tsx';
import { tryAddress } from './tryAddress.ts';

interface ChannelRowProps {
  readonly form: FormContext;
  readonly channel: Value;
  /** The channel's name with its position in the list. */
  readonly name: string;
  readonly path: string;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly hasMistake: boolean;
  readonly onToggle: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDrag: (index: number) => void;
  readonly onRemove: () => void;
  /** The channel's fields. */
  readonly children: ReactNode;
}

/**
 * Returns the value shown in a collapsed row: the number of agents, the formatted phone number, or the value as
 * entered.
 */
function tellValue(form: FormContext, channel: Value): string {
  const { channel: type = '', value = '', team, agents } = asValues(channel);
  if (team === true)
    return sprintf(/* translators: %d: number of people. */ __('Agents: %d', 'hadaya'), asList(agents).length);
  const text = String(value);
  const kind = form.channels[String(type)]?.kind;
  if (kind !== 'number' && kind !== 'phone') return text;
  const found = understandNumber(text, form.plans, form.home);
  // Use no-break spaces, because a number on two lines would look like two numbers.
  return found.kind === 'whole' ? found.shown.replaceAll(' ', '\u00a0') : text;
}

/** A channel as a row that expands in place. */
export function ChannelRow(props: ChannelRowProps) {
  const { form, channel, name, path, index, count, isOpen, hasMistake, onToggle, onMove, onDrag, onRemove } = props;
  const { channel: type = '', label = '' } = asValues(channel);
  const body = useId();
  const address = tryAddress(form, channel);
  const message = tellValue(form, channel);
  const move = (step: number, title: string, icon: string) => (
    <Button
      id={`${idOf(path)}-${step}`}
      className="hadaya-tool"
      aria-label={sprintf(title, name)}
      aria-disabled={index + step < 0 || index + step >= count}
      onClick={() => onMove(index, index + step)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="hadaya-channel" data-open={isOpen} data-wrong={hasMistake}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is an addition to the buttons, which work for everybody */}
      <div className="hadaya-channel-head" draggable onDragStart={() => onDrag(index)} onDragEnd={() => onDrag(-1)}>
        <span className="hadaya-grip" aria-hidden="true" />
        <Button className="hadaya-channel-name" aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <ChannelLogo type={String(type)} />
          <span>
            <strong>{form.channels[String(type)]?.name ?? String(type)}</strong>
            {label !== '' && <bdi className="hadaya-quiet">{String(label)}</bdi>}
            <bdi dir="auto" className="hadaya-quiet">
              {message === '' ? __('Not set up yet', 'hadaya') : message}
            </bdi>
          </span>
        </Button>
        <span className="hadaya-item-buttons">
          {move(-1, /* translators: %s: name of an item of a list. */ __('Move up: %s', 'hadaya'), '↑')}
          {move(1, __('Move down: %s', 'hadaya'), '↓')}
          <Button className="hadaya-tool" aria-label={sprintf(__('Remove: %s', 'hadaya'), name)} onClick={onRemove}>
            ✕
          </Button>
        </span>
      </div>
      <div id={body} className="hadaya-channel-body" hidden={!isOpen}>
        {isOpen && props.children}
        {isOpen && address !== '' && (
          <a className="hadaya-try" href={address} target="_blank" rel="noreferrer">
            {__('Test link', 'hadaya')}
            <span className="screen-reader-text"> {__('(opens in a new tab)', 'hadaya')}</span>
          </a>
        )}
        {isOpen && address !== '' && form.qr !== '' && <QrCode file={form.qr} address={address} name={name} />}
      </div>
    </div>
  );
}
