import type { PageContext } from '../page.ts';

export function addressList({ texts }: PageContext): string {
  const call = `<a href="tel:${texts.phone.replaceAll(' ', '')}"><bdi dir="ltr">${texts.phone}</bdi></a>`;
  return [...texts.address, call].map((line) => `<li>${line}</li>`).join('');
}
