import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countMistakes } from '../../model/editor.ts';
import { asList, asValues, moveItem, newItem, type Schema } from '../../model/schema.ts';
import { type FieldProps, focusIn, idOf } from '../FormContext.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { ChannelWall } from './ChannelWall.tsx';

/** Returns the schema of a channel whose type has been selected: the type moves to the rarely needed settings. */
function withoutType(item: Schema): Schema {
  const { channel, ...others } = item.properties ?? {};
  return { ...item, properties: { ...others, ...(channel ? { channel: { ...channel, isRare: true } } : {}) } };
}

export const isOfChannels = ({ items }: Schema): boolean =>
  items?.properties?.channel?.enum !== undefined && items.properties.value?.format === 'channel';

/** Returns a function that focuses an element after the next render. */
function useFocus() {
  const [target, want] = useState({ id: '' });
  useEffect(() => {
    if (target.id !== '') focusIn(target.id);
  }, [target]);
  return (id: string) => want({ id });
}

/** A widget's channels as expandable rows, and the logos of the channel types that can be added. */
export function ChannelsField({ form, schema, path, value, onChange }: FieldProps) {
  const items = asList(value);
  const item: Schema = schema.items ?? { type: 'object' };
  const [message, tell] = useState('');
  const [open, setOpen] = useState(-1);
  const dragged = useRef(-1);
  const focus = useFocus();
  const { onChannel } = form;
  useEffect(() => onChannel(open), [open, onChannel]);
  useEffect(() => () => onChannel(-1), [onChannel]);
  const wrong = (index: number) => countMistakes(form.mistakes, `${path}.${index}`) > 0;
  const nameAt = (index: number) =>
    `${index + 1}. ${form.channels[String(asValues(items[index]).channel)]?.name ?? schema.title}`;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(moveItem(items, from, to));
    setOpen(open === from ? to : -1);
    focus(`${idOf(`${path}.${to}`)}-${to < from ? -1 : 1}`);
    tell(sprintf(__('Moved to position %1$d of %2$d', 'hadaya'), to + 1, items.length));
  };
  const add = (type: string) => {
    onChange([...items, { ...asValues(newItem(item)), channel: type }]);
    setOpen(items.length);
    focus(idOf(`${path}.${items.length}.value`));
  };
  const remove = (index: number) => {
    onChange(items.filter((_one, position) => position !== index));
    setOpen(-1);
    focus(`${idOf(path)}-add`);
  };
  return (
    <fieldset className="hadaya-channels" aria-label={schema.title}>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
      <ol>
        {items.map((one, index) => (
          <li
            key={index}
            aria-label={nameAt(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.current >= 0 && move(dragged.current, index)}
          >
            <ChannelRow
              form={form}
              channel={one}
              name={nameAt(index)}
              path={`${path}.${index}`}
              index={index}
              count={items.length}
              isOpen={open === index || wrong(index)}
              hasMistake={wrong(index)}
              onToggle={() => setOpen(open === index ? -1 : index)}
              onMove={move}
              onDrag={(index) => {
                dragged.current = index;
              }}
              onRemove={() => remove(index)}
            >
              <ObjectFields
                form={form}
                schema={withoutType(item)}
                path={`${path}.${index}`}
                value={one}
                channel=""
                onChange={(next) => onChange(items.map((other, position) => (position === index ? next : other)))}
              />
            </ChannelRow>
          </li>
        ))}
      </ol>
      <ChannelWall
        form={form}
        types={item.properties?.channel?.enum ?? []}
        id={`${idOf(path)}-add`}
        title={items.length === 0 ? __('How can visitors contact you?', 'hadaya') : (item.title ?? '')}
        onAdd={add}
      />
      <p role="status" className="screen-reader-text">
        {message}
      </p>
    </fieldset>
  );
}
