import { Button } from '@wordpress/components';
import { Fragment, type ReactNode, useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { nameItem, ownNameOf } from '../model/nameItem.ts';
import { asValues, type Schema, type Value } from '../model/schema.ts';
import { idOf } from './FormContext.ts';
import { RemoveButton } from './RemoveButton.tsx';

interface ListItemProps {
  /** Schema of the list. */
  readonly schema: Schema;
  readonly item: Value;
  readonly index: number;
  readonly count: number;
  readonly path: string;
  /** True if the item's fields are expanded; undefined if they always are. */
  readonly isOpen: boolean | undefined;
  readonly onToggle: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDrag: (index: number) => void;
  readonly onRemove: () => void;
  /** The item's fields. */
  readonly children: ReactNode;
}

/**
 * Renders buttons that move or remove an item. On the first or last item, a button that cannot move the item is marked
 * as disabled and keeps its focus.
 */
function ItemButtons({ schema, item, index, count, path, onMove, onRemove }: ListItemProps) {
  const name = nameItem(schema, item, index);
  const move = (step: number, label: string, icon: string) => (
    <Button
      id={`${idOf(path)}-${step}`}
      size="small"
      variant="tertiary"
      aria-label={sprintf(label, name)}
      aria-disabled={index + step < 0 || index + step >= count}
      onClick={() => onMove(index, index + step)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="hadaya-item-buttons">
      {move(-1, /* translators: %s: name of an item of a list. */ __('Move up: %s', 'hadaya'), '↑')}
      {move(1, __('Move down: %s', 'hadaya'), '↓')}
      <RemoveButton name={name} onClick={onRemove} />
    </div>
  );
}

/** A list item with its buttons. A form field is a row that expands in place. */
export function ListItem(props: ListItemProps) {
  const { schema, item, index, isOpen, onToggle, onDrag, children } = props;
  const name = nameItem(schema, item, index);
  const body = useId();
  const own = ownNameOf(item);
  return (
    <Fragment>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is an addition to the buttons, which work for everybody */}
      <div className="hadaya-item-head" draggable onDragStart={() => onDrag(index)} onDragEnd={() => onDrag(-1)}>
        {isOpen === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Button className="hadaya-item-name" aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
            <strong>{name}</strong>
            {own !== '' && (
              <bdi dir="auto" className="hadaya-quiet">
                {own}
              </bdi>
            )}
            {asValues(item).required === true && <span className="hadaya-quiet">{__('Required', 'hadaya')}</span>}
          </Button>
        )}
        <ItemButtons {...props} />
      </div>
      {isOpen === undefined ? children : <div id={body}>{isOpen && children}</div>}
    </Fragment>
  );
}
