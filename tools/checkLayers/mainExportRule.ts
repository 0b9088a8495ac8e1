import { findMisnamed } from '../house/nameFindings.ts';
import { readProductFiles } from '../house/productFiles.ts';
import { countFindings, RATCHET } from '../house/ratchet.ts';
import type { Problem, Rule } from './problem.ts';

/** A file is found by the name of what it holds. Today's count may fall and never rise, package by package. */
export const mainExportRule: Rule = {
  name: 'files are named after their main export',
  check: (files) => {
    const product = readProductFiles(files);
    const tooMany = Object.entries(countFindings(product).misnamed).filter(
      ([owner, count]) => count > (RATCHET.misnamed[owner] ?? 0),
    );
    const owners = tooMany.map(([owner]) => `packages/${owner}/`);
    return findMisnamed(product).flatMap(({ paths: [path = ''], message }): Problem[] =>
      owners.some((owner) => path.startsWith(owner)) ? [{ path, message: `${message}: rename one of the two` }] : [],
    );
  },
};
