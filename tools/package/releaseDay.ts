const MS_PER_SECOND = 1000;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Returns the date of a release: `SOURCE_DATE_EPOCH` (in seconds) if set, so that equal sources give equal bytes. */
export function releaseDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  return epoch > 0 ? new Date(epoch * MS_PER_SECOND) : new Date();
}

/** Returns the day of a release in UTC, such as `2026-12-01`. */
export const releaseDay = (): string => releaseDate().toISOString().slice(0, DAY_LENGTH);
