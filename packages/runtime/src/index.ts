/**
 * The page's only copy of React, and core's React side. All names that the islands use are listed here and in
 * `light.ts`: the light file contains nothing else, and a missing name fails when a bundle loads. The browser tests
 * load every bundle.
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
