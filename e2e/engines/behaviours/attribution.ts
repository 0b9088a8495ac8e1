import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const cookieHas = (visit: Visit, name: string, text: string) =>
  visit.until(
    `${name} has ${text}`,
    (expected: string, part: string) =>
      document.cookie
        .split('; ')
        .some((entry) => entry.startsWith(`${expected}=`) && decodeURIComponent(entry).includes(part)),
    name,
    text,
  );

export const attributionBehaviours: readonly Behaviour[] = [
  {
    name: 'a campaign is kept in the cookies, and a page more is counted',
    path: '/attribution/?utm_source=newsletter&utm_medium=email&utm_campaign=eid&session=forgotten',
    async run(visit) {
      await cookieHas(visit, 'sbjs_current', 'src=newsletter');
      await cookieHas(visit, 'sbjs_session', 'pgs=1');
      await visit.open('/about/');
      await visit.open('/attribution/');
      await cookieHas(visit, 'sbjs_session', 'pgs=2');
      await cookieHas(visit, 'sbjs_current', 'src=newsletter');
    },
  },
  {
    name: 'withdrawn consent erases the record',
    path: '/attribution/?from=https%3A%2F%2Fwww.google.com%2F&session=forgotten',
    async run(visit) {
      await cookieHas(visit, 'sbjs_current', 'src=google');
      await visit.click('[data-consent] [value="no"]');
      await visit.until('no cookie is left', () => !document.cookie.includes('sbjs_'));
      await visit.click('[data-consent] [value="yes"]');
      await cookieHas(visit, 'sbjs_session', 'pgs=');
    },
  },
];
