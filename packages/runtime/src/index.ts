/**
 * The page's only copy of React, and the React part of core. This file and `light.ts` list exactly the names that the
 * islands use. If a name is missing, a bundle fails to load; the browser tests load every bundle.
 */
export * from '@hadaya/core/react';
export {
  Component,
  createContext,
  createElement,
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
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { createPortal, flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
