import { createElement, Fragment, type ReactNode } from '@wordpress/element';

type Type = string | ((props: object) => ReactNode);
type Props = { readonly children?: ReactNode } & Record<string, unknown>;

/**
 * Compiled JSX calls this function, which uses WordPress' React: WordPress has a file for the new JSX transform only
 * since version 6.6.
 */
export function jsx(type: Type, props: Props, key?: string): ReactNode {
  return createElement(type, key === undefined ? props : { ...props, key });
}

/** The same for several children; they need no keys because their order is fixed. */
export function jsxs(type: Type, { children, ...props }: Props, key?: string): ReactNode {
  const list = Array.isArray(children) ? children : [children];
  return createElement(type, key === undefined ? props : { ...props, key }, ...list);
}

export { Fragment };
