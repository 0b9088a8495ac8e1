/** The parts of WordPress's own scripts that are used here, available under `window.wp`; none of them is bundled. */
declare module '@wordpress/element' {
  export {
    createContext,
    createElement,
    Fragment,
    type ReactNode,
    useContext,
    useEffect,
    useId,
    useMemo,
    useReducer,
    useRef,
    useState,
  } from 'react';

  interface Root {
    render(node: import('react').ReactNode): void;
  }
  export function createRoot(element: Element): Root;
}

declare module '@wordpress/i18n' {
  export function __(text: string, domain: 'hadaya'): string;
  export function _n(one: string, more: string, count: number, domain: 'hadaya'): string;
  export function sprintf(format: string, ...values: readonly (string | number)[]): string;
}

declare module '@wordpress/api-fetch' {
  interface Options {
    readonly path: string;
    readonly method?: 'GET' | 'POST' | 'DELETE';
    readonly data?: unknown;
    readonly signal?: AbortSignal;
  }
  export default function apiFetch<Answer>(options: Options): Promise<Answer>;
}

declare module '@wordpress/components' {
  import type { ComponentProps, ReactElement, ReactNode } from 'react';

  interface Control<Value> {
    readonly id?: string;
    readonly label: ReactNode;
    readonly help?: ReactNode;
    readonly hideLabelFromVision?: true;
    readonly value?: Value;
    readonly onChange: (value: Value) => void;
    readonly 'aria-invalid'?: boolean;
    readonly 'aria-describedby'?: string | undefined;
    readonly __nextHasNoMarginBottom?: true;
    readonly __next40pxDefaultSize?: true;
  }

  export function Button(
    props: Omit<ComponentProps<'button'>, 'ref'> & {
      readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
      readonly size?: 'compact' | 'small';
      readonly isDestructive?: boolean;
      readonly isBusy?: boolean;
      readonly isPressed?: boolean;
      readonly accessibleWhenDisabled?: boolean;
      readonly href?: string;
    },
  ): ReactElement;
  export function TextControl(
    props: Control<string> & {
      readonly type?: string;
      readonly min?: number | undefined;
      readonly max?: number | string | undefined;
      readonly placeholder?: string | undefined;
      readonly list?: string;
      readonly onBlur?: () => void;
      readonly dir?: 'ltr' | 'rtl' | undefined;
    },
  ): ReactElement;
  export function TextareaControl(
    props: Control<string> & { readonly rows?: number; readonly dir?: 'ltr' | 'rtl' | undefined },
  ): ReactElement;
  export function SelectControl(
    props: Control<string> & {
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly labelPosition?: 'side';
    },
  ): ReactElement;
  export function ToggleControl(props: Control<boolean> & { readonly checked: boolean }): ReactElement;
  export function CheckboxControl(props: Control<boolean> & { readonly checked: boolean }): ReactElement;
  export function RadioControl(props: {
    readonly label: string;
    readonly selected: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
    readonly onChange: (value: string) => void;
  }): ReactElement;
  export function PanelBody(props: { readonly title: string; readonly children: ReactNode }): ReactElement;
  export function Notice(props: {
    readonly status: 'success' | 'error' | 'warning' | 'info';
    readonly isDismissible?: boolean;
    readonly onRemove?: () => void;
    readonly actions?: readonly { readonly label: string; readonly onClick: () => void }[];
    readonly children: ReactNode;
  }): ReactElement;
}

declare module '@wordpress/blocks' {
  import type { ReactElement, ReactNode } from 'react';

  interface BlockSettings<Props> {
    readonly title: string;
    readonly description: string;
    readonly icon: ReactElement;
    readonly edit: (props: Props) => ReactNode;
    readonly save: () => null;
  }
  export function registerBlockType<Props>(name: string, settings: BlockSettings<Props>): void;
  export function registerBlockVariation(
    name: string,
    variation: {
      readonly name: string;
      readonly title: string;
      readonly description: string;
      readonly keywords: readonly string[];
      readonly icon: ReactElement;
      readonly attributes: Readonly<Record<string, string>>;
      readonly scope: readonly 'inserter'[];
    },
  ): void;
}

declare module '@wordpress/block-editor' {
  import type { ComponentProps, ReactElement, ReactNode } from 'react';

  export function useBlockProps(props: { readonly className: string }): ComponentProps<'div'>;
  export function InspectorControls(props: { readonly children: ReactNode }): ReactElement;
  export function RichText(props: {
    readonly tagName: 'span';
    readonly 'aria-label': string;
    readonly value: string;
    readonly placeholder: string;
    readonly allowedFormats: readonly string[];
    readonly withoutInteractiveFormatting: true;
    readonly onChange: (value: string) => void;
  }): ReactElement;
}
