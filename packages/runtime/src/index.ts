/**
 * The page's only copy of React, together with `@hadaya/core/react`. This file and `light.ts` list exactly the names
 * that the islands use. A bundle fails to load if a name is missing, so the browser tests load every bundle.
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
