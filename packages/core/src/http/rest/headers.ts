type HeaderValues = Readonly<Record<string, string>>;

/** Value of a header whose name may be written in any case. */
export function readHeader(headers: HeaderValues | undefined, name: string): string | undefined {
  const found = Object.keys(headers ?? {}).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : headers?.[found];
}

/** Headers without one name, in whatever case it is written. */
export function withoutHeader(headers: HeaderValues | undefined, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));
}

/** Headers with exactly one header of a name. */
export function withHeader(headers: HeaderValues | undefined, name: string, value: string): Record<string, string> {
  return { ...withoutHeader(headers, name), [name]: value };
}
