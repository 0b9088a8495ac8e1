/**
 * React's names on Preact, as far as the islands use them. `preact/compat` says all of React in twice the bytes.
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

/** Inputs whose `change` event is the one that is meant; of a text field React means each letter. */
const CHANGES_AT_ONCE = /^(?:checkbox|radio|file)$/;
/** Attributes of SVG that React writes in one word; `viewBox` and the like are one word in SVG too. */
const SVG_ATTRIBUTE = /^(clip|fill|shape|stop|stroke)([A-Z])/;

function isTextField(tag: string, type: unknown): boolean {
  return tag === 'textarea' || (tag === 'input' && !CHANGES_AT_ONCE.test(String(type)));
}

/** Preact's name of an element's property. Focus and blur bubble in React, and in the page under another name. */
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
};

options.event = (event) => Object.assign(event, { nativeEvent: event });

/** Draws within the call what the call changes. */
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

/** Draws what the call changes when React would in slices; here at once, for a light tree is short work. */
export const startTransition = (change: () => void): void => change();

/** A root in an empty element of ours. */
export function createRoot(container: Element): { render(node: ComponentChild): void; unmount(): void } {
  return { render: (node) => render(node, container), unmount: () => render(null, container) };
}

let ids = 0;

/** An id that no other component of the page has; Preact's own begins anew in each root, and every island has roots. */
export function useId(): string {
  const [id] = useState(() => {
    ids += 1;
    return `hadaya-${ids}-`;
  });
  return id;
}

/** The state of something outside; the component draws again when it is another. */
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

/** A component that draws again only when one of its properties is another. */
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
