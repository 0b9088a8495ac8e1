import { hasWordPress } from '../../wordpress/fetchWordPress.ts';
import { findPhp } from '../../wordpress/findPhp.ts';
import { runCommand } from '../runCommand.ts';
import type { Step } from '../step.ts';

/**
 * Fetches WordPress for the browser tests that need it, if PHP is available. A failed download is a failure only on a
 * build server; elsewhere, those tests report how many were skipped and why.
 */
export const wordpressStep: Step = {
  name: 'wordpress',
  async run() {
    if ('missing' in findPhp()) return { passed: 0, failed: 0, lines: [] };
    if (hasWordPress()) return { passed: 1, failed: 0, lines: [] };
    const { exitCode, output } = await runCommand('node', ['tools/wordpress/fetch.ts']);
    if (exitCode === 0) return { passed: 1, failed: 0, lines: ['WordPress was downloaded to the cache'] };
    const reason = output.trim().split('\n').slice(-12);
    const failed = process.env.CI === undefined ? 0 : 1;
    return { passed: 0, failed, lines: ['WordPress could not be downloaded', ...reason] };
  },
};
