import { Button, Notice } from '@wordpress/components';
import { Fragment, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countMistakes } from '../../model/editor.ts';
import { findCoveredPair } from '../../model/findCoveredPair.ts';
import { asList, asValues, type Schema, type Value, type Values } from '../../model/schema.ts';
import { type FormContext, focusIn } from '../FormContext.ts';
import { RemoveButton } from '../RemoveButton.tsx';

export interface WidgetListProps {
  readonly form: FormContext;
  readonly list: Schema | undefined;
  readonly draft: Values;
  /** A new widget. */
  readonly fresh: Value;
  /** Index of the selected widget. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onChange: (group: string, value: Value) => void;
}

const nameOf = (widget: Value | undefined) => String(asValues(widget).name ?? '');

const TABS = 'hadaya-widgets';

interface RowProps {
  readonly widget: Value;
  readonly isChosen: boolean;
  readonly isOnly: boolean;
  readonly mistakes: number;
  readonly onChoose: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

function Row({ widget, isChosen, isOnly, mistakes, onChoose, onCopy, onRemove }: RowProps) {
  const name = nameOf(widget);
  return (
    <li>
      <Button variant="tertiary" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <bdi>{name}</bdi>
        {asValues(widget).enabled !== true && <span className="hadaya-off">{__('Hidden', 'hadaya')}</span>}
        {mistakes > 0 && <span className="hadaya-count">{mistakes}</span>}
      </Button>
      <span className="hadaya-item-buttons">
        <Button size="small" variant="tertiary" aria-label={sprintf(__('Copy: %s', 'hadaya'), name)} onClick={onCopy}>
          {__('Copy', 'hadaya')}
        </Button>
        {!isOnly && <RemoveButton name={name} onClick={onRemove} />}
      </span>
    </li>
  );
}

/**
 * Returns the widgets and the actions for the list. A removed widget can be restored until the user leaves the page.
 */
export function useWidgetList({ draft, fresh, chosen, onChoose, onChange }: WidgetListProps) {
  const widgets = asList(draft.widgets);
  const [removed, setRemoved] = useState<{ readonly index: number; readonly widget: Value }>();
  const put = (next: readonly Value[], index: number) => {
    onChange('widgets', next);
    onChoose(index);
    focusIn(TABS);
  };
  const insert = (index: number, widget: Value) =>
    put([...widgets.slice(0, index), widget, ...widgets.slice(index)], index);
  const name = (text: string) => ({ id: -1, name: text });
  return {
    widgets,
    removed,
    add: () =>
      insert(widgets.length, {
        ...asValues(fresh),
        // Put the new widget into the corner opposite the last one.
        position: asValues(widgets.at(-1)).position === 'right' ? 'left' : 'right',
        ...name(sprintf(__('Widget %d', 'hadaya'), widgets.length + 1)),
      }),
    copy: (index: number) =>
      insert(index + 1, {
        ...asValues(widgets[index]),
        ...name(sprintf(__('%s (copy)', 'hadaya'), nameOf(widgets[index]))),
      }),
    remove: (index: number) => {
      const widget = widgets[index];
      if (widget === undefined) return;
      setRemoved({ index, widget });
      put(
        widgets.filter((_one, other) => other !== index),
        Math.max(0, chosen > index || chosen === widgets.length - 1 ? chosen - 1 : chosen),
      );
    },
    bringBack: () => {
      if (removed) insert(Math.min(removed.index, widgets.length), removed.widget);
      setRemoved(undefined);
    },
    forget: () => setRemoved(undefined),
  };
}

type Tools = ReturnType<typeof useWidgetList>;

/** The site's contact widgets, from which the owner selects one to edit. */
export function WidgetList({ tools, ...props }: WidgetListProps & { readonly tools: Tools }) {
  const { form, list, chosen, onChoose } = props;
  const { widgets, add, copy, remove } = tools;
  return (
    <nav id={TABS} tabIndex={-1} className="hadaya-widgets" aria-label={list?.title}>
      <ul>
        {widgets.map((widget, index) => (
          <Row
            key={index}
            widget={widget}
            isChosen={index === chosen}
            isOnly={widgets.length === 1}
            mistakes={countMistakes(form.mistakes, `widgets.${index}`)}
            onChoose={() => onChoose(index)}
            onCopy={() => copy(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button variant="link" onClick={add}>
        {list?.items?.title}
      </Button>
      {form.mistakes.widgets && <p className="hadaya-mistake">{form.mistakes.widgets}</p>}
    </nav>
  );
}

/** The warning about overlapping widgets, and the notice about a removed widget with its Undo button. */
export function WidgetNotices({ tools: { widgets, removed, bringBack, forget } }: { readonly tools: Tools }) {
  const covered = findCoveredPair(widgets);
  return (
    <Fragment>
      {removed && (
        <Notice status="info" onRemove={forget} actions={[{ label: __('Undo removal', 'hadaya'), onClick: bringBack }]}>
          {sprintf(__('“%s” will be deleted when you save.', 'hadaya'), nameOf(removed.widget))}
        </Notice>
      )}
      {covered && (
        <Notice status="warning" isDismissible={false}>
          {sprintf(
            /* translators: 1, 2: names of contact widgets. */ __(
              '“%1$s” and “%2$s” overlap in the same corner. Change the position, offset or display rules of one of them.',
              'hadaya',
            ),
            ...covered,
          )}
        </Notice>
      )}
    </Fragment>
  );
}
