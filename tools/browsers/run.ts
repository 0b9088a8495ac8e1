/** `npx -y pnpm@12 browsers`: whether our code keeps to the browsers that package.json names. */
import { checkBrowsers } from './checkBrowsers.ts';

const problems = checkBrowsers().flatMap((check) => check.problems);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
