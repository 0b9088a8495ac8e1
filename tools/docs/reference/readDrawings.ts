import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Lets Node import drawings as text, as Vite does: `sign.svg?raw`.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.svg?raw')) return next(url, context);
    const source = `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))};`;
    return { format: 'module', source, shortCircuit: true };
  },
});
