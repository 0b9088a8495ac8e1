import { moveItem, newItem, type Schema } from '@hadaya/admin/schema';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldsIn, textOf } from '../widget/index.ts';
import { type FieldProps, nameOf, useForm } from './FormContext.ts';

interface ListButtonProps {
  readonly name: string;
  readonly label?: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ListButton({ name, label, isOff = false, onClick, children }: ListButtonProps): ReactElement {
  return (
    <button type="button" className="install-small" name={name} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * Returns a function that, after the next render, focuses the first enabled control with one of the given names and
 * notifies the form.
 */
export function useFocusAfterDrawing(): (...names: readonly string[]) => void {
  const { container, onChange } = useForm();
  const focusTarget = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    if (focusTarget.current.length === 0) return;
    const [control] = focusTarget.current.flatMap(
      (name) => container.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`) ?? [],
    );
    focusTarget.current = [];
    control?.focus();
    onChange();
  });
  return (...names) => {
    focusTarget.current = names;
  };
}

interface ListFieldProps extends FieldProps {
  readonly draw: (item: FieldProps) => ReactNode;
}

/** Renders a list of objects that can be added, moved and removed. */
export function ListField({ schema, path, value, channel, onChange, draw }: ListFieldProps): ReactElement {
  const { strings } = useForm();
  const focus = useFocusAfterDrawing();
  const items = fieldsIn(value);
  const item: Schema = schema.items ?? { type: 'object' };
  const add = nameOf(`${path}.add`);
  const move = (from: number, to: number, button: string) => {
    focus(nameOf(`${path}.${to}.${button}`), add);
    onChange(moveItem(items, from, to));
  };
  const remove = (at: number) => {
    focus(add);
    onChange(items.filter((_other, index) => index !== at));
  };
  const append = () => {
    focus(nameOf(`${path}.${items.length}.${Object.keys(item.properties ?? {})[0]}`), add);
    onChange([...items, newItem(item)]);
  };
  return (
    <fieldset className="install-list">
      <legend>{schema.title}</legend>
      {items.map((one, at) => {
        const own = `${path}.${at}`;
        const title = `${schema.title} ${at + 1}`;
        const button = (key: string, isOff: boolean, onClick: () => void) => (
          <ListButton
            name={nameOf(`${own}.${key}`)}
            label={`${strings[key]} (${title})`}
            isOff={isOff}
            onClick={onClick}
          >
            {strings[key]}
          </ListButton>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an item, as in the settings
          <fieldset key={at} className="install-item">
            <legend>{title}</legend>
            {draw({
              schema: item,
              path: own,
              value: one,
              channel: textOf(one.channel) || channel,
              onChange: (next) => onChange(items.map((other, index) => (index === at ? next : other))),
            })}
            <p className="install-actions">
              {button('up', at === 0, () => move(at, at - 1, 'up'))}
              {button('down', at === items.length - 1, () => move(at, at + 1, 'down'))}
              {button('out', items.length <= Number(Object(schema).minItems ?? 0), () => remove(at))}
            </p>
          </fieldset>
        );
      })}
      <ListButton name={add} onClick={append}>
        {item.title}
      </ListButton>
    </fieldset>
  );
}
