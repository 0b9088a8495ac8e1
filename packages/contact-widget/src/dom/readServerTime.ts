/**
 * The server's time in an answer's headers; `NaN` without one. A stored answer carries the time at which it was made, or
 * any other: with an age it is not believed.
 */
export function readServerTime(headers: Pick<Headers, 'get'>): number {
  return Number(headers.get('Age')) === 0 ? Date.parse(headers.get('Date') ?? '') : Number.NaN;
}
