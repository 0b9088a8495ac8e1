import { insertAll, retryImports } from '@hadaya/tools/retryImports';
import { builtFile } from '../kit/builtFile.ts';
import type { ServePage } from '../kit/servePage.ts';
import { documentOf } from '../kit/servePage.ts';

const MODULE_PATH = '/dist/test-island.min.js';

/** A page with test-only islands that use the built core. */
export interface TestIslandPage {
  readonly body: string;
  /**
   * Code of the module. It can use `core`, `react` (the runtime) and `islands` (core's React part). `define(name,
   * mount, more)` registers an island for elements with the class `name`. Imports of other files are written as in the
   * build.
   */
  readonly code: string;
  /** Inline script before the module. */
  readonly before?: string;
  /** Runs the module without waiting for the end of the document. */
  readonly isEarly?: boolean;
}

export function serveTestIslands(
  servePage: ServePage,
  { body, code, before = '', isEarly = false }: TestIslandPage,
): string {
  const coreFile = `./${builtFile('core')}`;
  const source = `
    import * as core from '${coreFile}';
    import * as runtime from './${builtFile('runtime')}';
    const react = runtime, islands = runtime;
    const define = (name, mount, { schema = {}, ...more } = {}) => core.registerIsland(core.defineIsland({
      name, selectors: ['.' + name], settings: { schema, globals: [name + '_options'] }, mount, ...more,
    }));
    ${code}
  `;
  const built = insertAll(source, retryImports(source, coreFile));
  servePage(MODULE_PATH, { html: built, headers: { 'content-type': 'text/javascript' } });
  const scripts = `<script>${before}</script><script type="module"${isEarly ? ' async' : ''} src="${MODULE_PATH}"></script>`;
  return servePage('/test-islands/', documentOf(`<main>${body}</main>`, scripts));
}

/** An island that renders its element's name with React and uses listeners, timers and observers. */
export const LABEL_ISLAND = `
  define('label', (context) => {
    core.listen(window, 'resize', () => {}, { signal: context.signal });
    context.environment.clock.every(60_000, () => {}, context.signal);
    const observer = new ResizeObserver(() => {});
    observer.observe(context.element);
    context.signal.addEventListener('abort', () => observer.disconnect());
    islands.renderIsland(context, react.createElement('b', null, 'label of ' + context.element.dataset.name));
  });`;
