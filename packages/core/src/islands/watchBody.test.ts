import { afterEach, expect, test } from 'vitest';
import { watchBody } from './watchBody.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function openPage() {
  document.body.innerHTML = '<header></header><main></main><div data-hadaya-root="contact-widget"></div>';
  const watch = watchBody(window);
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true });
  return {
    take(selector: string) {
      for (const node of document.body.querySelectorAll(selector)) node.remove();
      watch.note(observer.takeRecords());
      return watch.takeChanges();
    },
  };
}

test('treats a page as new when a framework removes everything but the main element', () => {
  expect(openPage().take('body > :not(main)')).toBe(true);
});

test('does not treat a page as new when only Hadaya’s root is removed', () => {
  expect(openPage().take('[data-hadaya-root]')).toBe(false);
});

test('does not treat a page as new when an element is removed but Hadaya’s root remains', () => {
  expect(openPage().take('header')).toBe(false);
});

test('treats a page as new only the first three times that Hadaya’s root is removed with other elements', () => {
  const page = openPage();
  const again = () => {
    document.body.insertAdjacentHTML('beforeend', '<aside></aside><div data-hadaya-root="contact-widget"></div>');
    return page.take('aside, [data-hadaya-root]');
  };
  expect([again(), again(), again(), again()]).toEqual([true, true, true, false]);
});
