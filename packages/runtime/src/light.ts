/**
 * The light runtime: Preact, exported under the same names as React in `index.ts`. The build with `RUNTIME=light` uses
 * this file instead; the islands' sources are the same.
 */
export * from '@hadaya/core/react';
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
export {
  Component,
  createContext,
  createElement,
  createPortal,
  createRoot,
  flushSync,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from './api.ts';
