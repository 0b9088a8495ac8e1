interface WeekInfo {
  readonly weekend: readonly number[];
}

/** Returns the working days in a country, 0 for Sunday; empty if unknown. */
export function workingDays(country: string): readonly string[] {
  if (country === '') return [];
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(`und-${country}`);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (info === undefined) return [];
  const weekend = info.weekend.map((day) => day % 7);
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekend.includes(day)).map(String);
}
