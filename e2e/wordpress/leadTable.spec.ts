/** The table of messages, read as spreadsheet programs read it. */
import { execFileSync } from 'node:child_process';
import { tableAddress } from './kit/inbox.ts';
import { freshNonce, sendLead } from './kit/message.ts';
import { phpCommand } from './kit/phpCommand.ts';
import { logIn } from './kit/session.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

/** The rows of a table as PHP's parser sees them, split at a separator. */
function parseTable(table: string, separator: string): readonly (readonly string[])[] {
  const code = `$rows = array(); while ( false !== ( $row = fgetcsv( STDIN, 0, $argv[1], '"', '' ) ) ) { $rows[] = $row; }
    echo json_encode( $rows, JSON_INVALID_UTF8_SUBSTITUTE );`;
  return JSON.parse(execFileSync(phpCommand(), ['-n', '-r', code, '--', separator], { input: table }).toString());
}

const FORMULAS = [
  'a\\"",=cmd|\'/c calc\'!A0,""',
  '\\",=1+1,"',
  'text;=1+1;x',
  'text;"=1+1";x',
  'text\t=1+1\tx',
  'line\n=1+1',
  'line\r\n-1+1',
  'pipe|@SUM(A1)',
  '+1+1',
  '@SUM(1+1)',
  '-2+3',
  '\uFF1D1+1',
  ' =1+1',
  'comma, =1+1',
  "quote;'=1+1",
  'a line\n\tand one behind a tab',
] as const;

test('no message can put a formula into the table, whatever separator a spreadsheet program splits it at', async ({
  request,
  site,
}) => {
  const nonce = await freshNonce(request, site);
  for (const [index, message] of FORMULAS.entries()) {
    await sendLead(request, site, `formula-${index}@company.example`, { name: message, message, nonce });
  }
  await logIn(request, site.url);
  const table = await (await request.get(await tableAddress(request, site))).text();

  const columns = parseTable(table, ',').map((row) => row.length);
  expect(new Set(columns)).toEqual(new Set([13]));
  for (const separator of [',', ';', '\t', '|']) {
    const armed = parseTable(table, separator)
      .flat()
      .filter((cell) => /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/.test(cell ?? ''));
    expect(armed, JSON.stringify(separator)).toEqual([]);
  }
  const rows = parseTable(table, ',');
  expect(rows.map((row) => row[4])).toContain('a\\"",\'=cmd|\'/c calc\'!A0,""');
});
