import { describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

const SLEEP = 'setInterval(() => undefined, 1000)';

describe('running a command', () => {
  it('tells how it ended and what it said', async () => {
    expect(await runCommand('node', ['-e', "console.log('said'); process.exitCode = 3"])).toEqual({
      exitCode: 3,
      output: 'said\n',
    });
  });

  it('ends one that hangs, with what it has started, and says so', async () => {
    const starter = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SLEEP)}], { stdio: 'inherit' });
      ${SLEEP}`;
    // The answer comes when the last one that holds the output has ended, so the started one has too.
    const { exitCode, output } = await runCommand('node', ['-e', starter], { limitMs: 1500 });
    expect(exitCode).not.toBe(0);
    expect(output).toContain('had not ended after 1.5 s');
  });
});
