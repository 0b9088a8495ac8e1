import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asList, asValues, moveItem, newItem, type Schema, type Value } from '../model/schema.ts';
import { type FieldProps, focusIn, idOf } from './FormContext.ts';
import { ObjectFields } from './ObjectFields.tsx';

/** What an item is called: the label of its first choice with its place, or the list's name with it. */
function nameItem({ items: schema = { type: 'object' }, title }: Schema, item: Value, index: number): string {
  const [name = '', field] = Object.entries(schema.properties ?? {})[0] ?? [];
  const choice = field?.enum?.indexOf(String(asValues(item)[name])) ?? -1;
  const label = choice < 0 ? '' : (field?.enumNames?.[choice] ?? '');
  return label === '' ? `${title} ${index + 1}` : `${index + 1}. ${label}`;
}

interface ItemProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly path: string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** The buttons of an item. At an end they stay where they are, so that the focus does too. */
function ItemButtons({ name, index, count, path, onMove, onRemove }: ItemProps) {
  const move = (step: number, label: string, sign: string) => (
    <Button
      id={`${idOf(path)}-${step}`}
      size="small"
      variant="tertiary"
      aria-label={sprintf(label, name)}
      aria-disabled={index + step < 0 || index + step >= count}
      onClick={() => onMove(index, index + step)}
    >
      {sign}
    </Button>
  );
  return (
    <div className="hadaya-item-buttons">
      {/* translators: %s: name of an item of a list. */}
      {move(-1, __('Move up: %s', 'hadaya'), '↑')}
      {move(1, __('Move down: %s', 'hadaya'), '↓')}
      <Button
        size="small"
        variant="tertiary"
        isDestructive
        aria-label={sprintf(__('Remove: %s', 'hadaya'), name)}
        onClick={onRemove}
      >
        {__('Remove', 'hadaya')}
      </Button>
    </div>
  );
}

/** Moves the focus to an element that the next drawing brings. */
function useFocusAfterDrawing(): (id: string) => void {
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current === '') return;
    focusIn(wanted.current);
    wanted.current = '';
  });
  return (id) => {
    wanted.current = id;
  };
}

/** A list of any length whose items are added, removed, and moved by buttons or by dragging. */
export function ListField({ form, schema, path, value, channel, onChange }: FieldProps) {
  const items = asList(value);
  const item: Schema = schema.items ?? { type: 'object' };
  const [told, tell] = useState('');
  const [dragged, drag] = useState(-1);
  const focus = useFocusAfterDrawing();
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    onChange(moveItem(items, from, to));
    focus(`${idOf(`${path}.${to}`)}-${to < from ? -1 : 1}`);
    tell(sprintf(__('Now at place %1$d of %2$d', 'hadaya'), to + 1, items.length));
  };
  const add = () => {
    onChange([...items, newItem(item)]);
    focus(idOf(`${path}.${items.length}.${Object.keys(item.properties ?? {})[0]}`));
  };
  const remove = (index: number) => {
    onChange(items.filter((_one, place) => place !== index));
    focus(`${idOf(path)}-add`);
  };
  return (
    <fieldset className="hadaya-group hadaya-list">
      <legend>{schema.title}</legend>
      {schema.description && <p>{schema.description}</p>}
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
      <ol>
        {items.map((one, index) => (
          <li
            key={index}
            aria-label={nameItem(schema, one, index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged >= 0 && move(dragged, index)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way beside the buttons, which serve everybody */}
            <div className="hadaya-item-head" draggable onDragStart={() => drag(index)} onDragEnd={() => drag(-1)}>
              <strong>{nameItem(schema, one, index)}</strong>
              <ItemButtons
                name={nameItem(schema, one, index)}
                index={index}
                count={items.length}
                path={`${path}.${index}`}
                onMove={move}
                onRemove={() => remove(index)}
              />
            </div>
            <ObjectFields
              form={form}
              schema={item}
              path={`${path}.${index}`}
              value={one}
              channel={channel}
              onChange={(next) => onChange(items.map((other, place) => (place === index ? next : other)))}
            />
          </li>
        ))}
      </ol>
      <Button id={`${idOf(path)}-add`} variant="secondary" onClick={add}>
        {item.title}
      </Button>
      <p role="status" className="screen-reader-text">
        {told}
      </p>
    </fieldset>
  );
}
