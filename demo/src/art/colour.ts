/** A share of 0 gives the first `#rrggbb` colour; 1 gives the second. */
function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = Math.round(channel(from, index) * (1 - share) + channel(to, index) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#1a120b', share);
}
