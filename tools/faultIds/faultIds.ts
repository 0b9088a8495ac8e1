/**
 * Every fault of the matrix, and where it is proven first: `browser` in Chromium, `logic` in a unit test, `build` in a check of the
 * built files. Numbers are never given to another fault.
 */
export const FAULT_IDS: Readonly<Record<'browser' | 'logic' | 'build', readonly number[]>> = {
  browser: [
    ...[1, 2, 5, 6, 7, 8, 9, 14, 17, 19, 20, 21, 22, 23, 24, 25, 27, 30, 32, 33, 35],
    ...[44, 45, 46, 47, 49, 50, 51, 53, 55, 57, 59, 60, 62, 63, 65, 66, 68, 72, 73, 74, 75, 76, 78, 80, 81],
    ...[84, 85, 88, 90, 95, 96, 99, 101, 102, 104, 105, 106, 107, 114],
  ],
  logic: [36, 38, 39, 41, 42, 69, 70, 86, 91, 92, 108, 109, 110, 111],
  build: [10, 11],
};

/** Defects of the replaced scripts, `O1` and on, each with a fixture that fails there and passes here. */
export const LAST_DEFECT = 22;
