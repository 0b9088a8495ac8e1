import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundles, REACT_DOORS } from '@hadaya/tools/library';
import { RUNTIME } from '@hadaya/tools/project';

const API = resolve(import.meta.dirname, 'src/api.ts');

/** Redirects the React modules that core imports to the light runtime. */
const LIGHT = [
  { find: 'react/jsx-runtime', replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')) },
  { find: /^react(-dom(\/client)?)?$/, replacement: API },
];

export default bundles(import.meta.url, {
  runtime: {
    kind: 'shared',
    entry: { react: 'src/index.ts', light: 'src/light.ts' }[RUNTIME],
    answers: REACT_DOORS,
    config: RUNTIME === 'light' ? { resolve: { alias: LIGHT } } : {},
  },
});
