/** The id that a page means: `0`, `_1`, or the number behind the underscore; anything else is the first widget. */
export function findWidgetId(ids: readonly string[], given: unknown): string | undefined {
  const wanted = given === undefined || given === 'widget_index' ? '1' : String(given);
  return ids.find((id) => id === wanted || id === `_${wanted}`) ?? ids[0];
}
