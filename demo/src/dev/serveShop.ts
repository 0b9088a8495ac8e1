import { createListener } from '@hadaya/testing/listener';
import type { Plugin, ViteDevServer } from 'vite';
import { compress } from '../compress.ts';
import { LIVE_HEADER, readSwitches } from '../switches.ts';
import { type BuiltFiles, bundlesIn, createBuiltFiles, DOCUMENTATION } from './builtFiles.ts';
import { DOCS, FILES, failedPage, waitingPage } from './waitingPage.ts';

/** Paths served by Vite; the shop serves all others. */
const VITE_PATHS = /^\/(@|__|packages\/|node_modules\/|demo\/)/;
const SHOP = '/demo/src/dev/shop.ts';
const BUILT = '/dist/';
const DOCUMENTS = '/docs/';
/**
 * Paths of the tag builder and of its script. The tag builder contains hashes of built files, and the script is itself
 * a built file.
 */
const OF_BUILT = /^(\/lab)?\/install\/$|^\/assets\/installer\./;
const DOCUMENT = /\/docs\/.*\.md$/;
const SOURCE = /\/packages\/[^/]+\/src\/.*\.(tsx?|css)$/;

type Handler = (request: Request) => Promise<Response>;

/** Loads the shop's current code through Vite, which reloads changed modules. */
async function loadShop(server: ViteDevServer): Promise<Handler> {
  const { serve } = await server.ssrLoadModule(SHOP);
  return serve;
}

const isBuilt = ({ pathname, searchParams }: URL) =>
  pathname.startsWith(BUILT) || OF_BUILT.test(pathname) || readSwitches(searchParams).files === 'built';

function createHandler(server: ViteDevServer, files: BuiltFiles, documents: BuiltFiles): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const isPage = request.headers.get('accept')?.includes('text/html') === true && !url.pathname.startsWith(BUILT);
    if (isBuilt(url) && !files.isFresh()) {
      const built = files.build();
      if (isPage) return files.fault() ? failedPage(FILES, files.fault()) : waitingPage(FILES, files.progress());
      await built;
    }
    if (isPage && url.pathname.startsWith(DOCUMENTS) && !documents.isFresh()) {
      void documents.build();
      return documents.fault() ? failedPage(DOCS, documents.fault()) : waitingPage(DOCS, documents.progress());
    }
    const response = await (await loadShop(server))(request);
    const isLive = response.headers.has(LIVE_HEADER);
    if (!isLive) return compress(request, response);
    const html = await server.transformIndexHtml(url.pathname, await response.text());
    return new Response(html, { status: response.status, headers: response.headers });
  };
}

/** Serves the demo shop ahead of Vite's own middleware. */
export function serveShop({ distFolder }: { readonly distFolder: string }): Plugin {
  process.env.HADAYA_DIST = distFolder;
  return {
    name: 'hadaya:shop',
    configureServer(server) {
      const files = createBuiltFiles(server.config.root, bundlesIn(distFolder));
      const documents = createBuiltFiles(server.config.root, DOCUMENTATION);
      server.watcher.on('all', (_, path) => {
        if (SOURCE.test(path)) files.outdated();
        if (DOCUMENT.test(path)) documents.outdated();
      });
      // Starts the build in the background, so that the tag builder and built pages open without a wait.
      server.httpServer?.once('listening', () => {
        if (!files.isFresh()) void files.build();
      });
      server.httpServer?.once('close', () => {
        files.end();
        documents.end();
      });
      const listen = createListener(createHandler(server, files, documents));
      server.middlewares.use((incoming, outgoing, next) => {
        if (VITE_PATHS.test(incoming.url ?? '')) next();
        else listen(incoming, outgoing).catch(next);
      });
    },
    hotUpdate({ modules, file, server }) {
      // A change to the shop's own modules reloads the page.
      const isShops = this.environment.name === 'ssr' && modules.length > 0;
      if (isShops && !server.environments.client.moduleGraph.getModulesByFile(file))
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
