/**
 * The part of React's API that the islands use, implemented with Preact. `preact/compat` covers all of React at twice
 * the size.
 */
import {
  Component,
  type ComponentChild,
  type ComponentChildren,
  type ComponentClass,
  createElement,
  type FunctionComponent,
  options,
  render,
} from 'preact';
import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

export { Component, createContext, createElement, createPortal } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/**
 * Types of inputs whose `onChange` corresponds to the native `change` event. For text fields, React's `onChange` fires
 * on every keystroke.
 */
const CHANGES_AT_ONCE = /^(?:checkbox|radio|file)$/;
/** SVG attributes that only React writes in camel case; attributes such as `viewBox` are camel case in SVG too. */
const SVG_ATTRIBUTE = /^(clip|fill|shape|stop|stroke)([A-Z])/;

function isTextField(tag: string, type: unknown): boolean {
  return tag === 'textarea' || (tag === 'input' && !CHANGES_AT_ONCE.test(String(type)));
}

/**
 * Returns Preact's name for an element's prop. In React, focus and blur bubble; in the DOM, the bubbling events have
 * other names.
 */
function nameInPreact(name: string, tag: string, type: unknown): string {
  if (name === 'onFocus') return 'onFocusIn';
  if (name === 'onBlur') return 'onFocusOut';
  if (name === 'onChange' && isTextField(tag, type)) return 'onInput';
  return name.replace(SVG_ATTRIBUTE, (_, word: string, next: string) => `${word}-${next.toLowerCase()}`);
}

options.vnode = (node) => {
  const { type: tag, props } = node;
  if (typeof tag !== 'string') return;
  const named = Object.entries(props).map(([name, value]) => [
    nameInPreact(name, tag, Reflect.get(props, 'type')),
    value,
  ]);
  node.props = Object.fromEntries(named);
  // As in React, a single text child is set through `textContent`, because Preact would keep updating a text node that
  // a page translator has replaced.
  const { children } = props;
  if (typeof children === 'string' || typeof children === 'number') {
    node.props.children = undefined;
    Reflect.set(node.props, 'textContent', children);
  }
};

options.event = (event) => Object.assign(event, { nativeEvent: event });

export function flushSync(change: () => void): void {
  const { debounceRendering } = options;
  let draw: (() => void) | undefined;
  options.debounceRendering = (callback) => {
    draw = callback;
  };
  try {
    change();
    draw?.();
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering;
    else delete options.debounceRendering;
  }
}

/**
 * Runs the change as an ordinary update, because the light runtime renders quickly; React would render it in slices.
 */
export const startTransition = (change: () => void): void => change();

export function createRoot(container: Element | ShadowRoot): { render(node: ComponentChild): void; unmount(): void } {
  return { render: (node) => render(node, container), unmount: () => render(null, container) };
}

let ids = 0;

/** Does not use Preact's own ids: they restart in each root, and a page has several roots. */
export function useId(): string {
  const [id] = useState(() => {
    ids += 1;
    return `hadaya-${ids}-`;
  });
  return id;
}

export function useSyncExternalStore<State>(subscribe: (listener: () => void) => () => void, read: () => State): State {
  const state = read();
  const shown = useRef(state);
  const [, draw] = useReducer((count: number, _change: unknown) => count + 1, 0);
  useLayoutEffect(() => {
    shown.current = state;
  });
  useLayoutEffect(() => {
    const check = () => Object.is(shown.current, read()) || draw(read);
    check();
    return subscribe(check);
  }, [subscribe, read]);
  return state;
}

export function memo<Props extends object>(View: FunctionComponent<Props>): ComponentClass<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const names = Object.keys({ ...this.props, ...next });
      return names.some((name) => Reflect.get(this.props, name) !== Reflect.get(next, name));
    }

    override render(): ComponentChildren {
      return createElement(View, this.props);
    }
  };
}
