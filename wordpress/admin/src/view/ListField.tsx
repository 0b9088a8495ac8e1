import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countMistakes } from '../model/editor.ts';
import { nameItem } from '../model/nameItem.ts';
import { asList, moveItem, newItem, type Schema } from '../model/schema.ts';
import { type FieldProps, focusIn, idOf } from './FormContext.ts';
import { ListItem } from './ListItem.tsx';
import { ObjectFields } from './ObjectFields.tsx';

function useFocusAfterDrawing(): (id: string) => void {
  const focusTarget = useRef('');
  useEffect(() => {
    if (focusTarget.current === '') return;
    focusIn(focusTarget.current);
    focusTarget.current = '';
  });
  return (id) => {
    focusTarget.current = id;
  };
}

/**
 * Checks whether the list's items expand in place. Only form fields do, because there are many of them, each with many
 * settings.
 */
const isOfFormFields = ({ items }: Schema): boolean =>
  items?.properties?.field !== undefined && items.properties.required !== undefined;

/** A list whose items can be added, removed, and moved by buttons or dragging. */
export function ListField({ form, schema, path, value, channel, onChange }: FieldProps) {
  const items = asList(value);
  const item: Schema = schema.items ?? { type: 'object' };
  const [message, tell] = useState('');
  const [dragged, drag] = useState(-1);
  const [open, setOpen] = useState(-1);
  const isFolded = isOfFormFields(schema);
  const isOpen = (index: number) => !isFolded || open === index || countMistakes(form.mistakes, `${path}.${index}`) > 0;
  const focus = useFocusAfterDrawing();
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    onChange(moveItem(items, from, to));
    setOpen(open === from ? to : -1);
    focus(`${idOf(`${path}.${to}`)}-${to < from ? -1 : 1}`);
    tell(sprintf(__('Moved to position %1$d of %2$d', 'hadaya'), to + 1, items.length));
  };
  const add = () => {
    onChange([...items, newItem(item)]);
    setOpen(items.length);
    focus(idOf(`${path}.${items.length}.${Object.keys(item.properties ?? {})[0]}`));
  };
  const remove = (index: number) => {
    onChange(items.filter((_one, position) => position !== index));
    setOpen(-1);
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
            <ListItem
              schema={schema}
              item={one}
              index={index}
              count={items.length}
              path={`${path}.${index}`}
              isOpen={isFolded ? isOpen(index) : undefined}
              onToggle={() => setOpen(open === index ? -1 : index)}
              onMove={move}
              onDrag={drag}
              onRemove={() => remove(index)}
            >
              <ObjectFields
                form={form}
                schema={item}
                path={`${path}.${index}`}
                value={one}
                channel={channel}
                onChange={(next) => onChange(items.map((other, position) => (position === index ? next : other)))}
              />
            </ListItem>
          </li>
        ))}
      </ol>
      <Button id={`${idOf(path)}-add`} variant="secondary" onClick={add}>
        {item.title}
      </Button>
      <p role="status" className="screen-reader-text">
        {message}
      </p>
    </fieldset>
  );
}
