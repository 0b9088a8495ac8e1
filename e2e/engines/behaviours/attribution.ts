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
    name: 'cookies store the campaign and count the page views',
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
    name: 'withdrawing consent deletes the attribution cookies',
    path: '/attribution/?from=https%3A%2F%2Fwww.google.com%2F&session=forgotten',
    async run(visit) {
      await cookieHas(visit, 'sbjs_current', 'src=google');
      await visit.click('[data-consent] [value="no"]');
      await visit.until('the attribution cookies are deleted', () => !document.cookie.includes('sbjs_'));
      await visit.click('[data-consent] [value="yes"]');
      await cookieHas(visit, 'sbjs_session', 'pgs=');
    },
  },
];
