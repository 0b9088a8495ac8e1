import { createElement, Fragment, type ReactNode } from '@wordpress/element';

type Type = string | ((props: object) => ReactNode);
type Props = { readonly children?: ReactNode } & Record<string, unknown>;

/**
 * Creates the elements of compiled JSX with WordPress's React, because WordPress before 6.6 has no file for the new JSX
 * transform.
 */
export function jsx(type: Type, props: Props, key?: string): ReactNode {
  return createElement(type, key === undefined ? props : { ...props, key });
}

/** Creates an element with several children, which need no keys because their order is fixed. */
export function jsxs(type: Type, { children, ...props }: Props, key?: string): ReactNode {
  const list = Array.isArray(children) ? children : [children];
  return createElement(type, key === undefined ? props : { ...props, key }, ...list);
}

export { Fragment };
