/**
 * The one copy of React, and core's React side. What the islands use is listed by name, here and in `light.ts`: what is not
 * listed is not in the light file, and a name that is missing fails when a bundle loads. The browser tests load every one.
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
