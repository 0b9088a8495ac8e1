import { describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

const SLEEP = 'setInterval(() => undefined, 1000)';

describe('runCommand', () => {
  it('returns the exit code and output', async () => {
    expect(await runCommand('node', ['-e', "console.log('said'); process.exitCode = 3"])).toEqual({
      exitCode: 3,
      output: 'said\n',
    });
  });

  it('ends a hanging command with its child processes and reports the timeout', async () => {
    const starter = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SLEEP)}], { stdio: 'inherit' });
      ${SLEEP}`;
    // `runCommand` resolves when no process keeps the output open any more, so the started process has ended too.
    const { exitCode, output } = await runCommand('node', ['-e', starter], { limitMs: 1500 });
    expect(exitCode).not.toBe(0);
    expect(output).toContain('timed out after 1.5 s');
  });
});
