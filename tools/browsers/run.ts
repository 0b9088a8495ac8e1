/** `npx -y pnpm@12 browsers`: checks that our code uses only features that the browsers in package.json support. */
import { checkBrowsers } from './checkBrowsers.ts';

const problems = checkBrowsers().flatMap((check) => check.problems);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
