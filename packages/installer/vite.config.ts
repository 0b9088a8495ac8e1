import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The tag builder's script. No shop loads it, so it is not in `dist/`. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: resolve(import.meta.dirname, 'src/bundle.ts'), formats: ['es'], fileName: () => 'installer.min.js' },
  },
});
