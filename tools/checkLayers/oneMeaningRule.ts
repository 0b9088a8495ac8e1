import { findDoubleNames } from '../house/nameFindings.ts';
import { readProductFiles } from '../house/productFiles.ts';
import { RATCHET } from '../house/ratchet.ts';
import type { Rule } from './problem.ts';

/** A reader who has met a name knows what it means everywhere. Today's count may fall and never rise. */
export const oneMeaningRule: Rule = {
  name: 'no exported function name means two things',
  check: (files) => {
    const doubles = findDoubleNames(readProductFiles(files));
    if (doubles.length <= RATCHET.doubleNames) return [];
    return doubles.map(({ paths, message }) => ({ path: paths.join(' '), message: `all export ${message}` }));
  },
};
