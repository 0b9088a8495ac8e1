import { describe, expect, it } from 'vitest';
import { createShopBackend } from '../createShopBackend.ts';

const ADMIN_AJAX = 'http://shop.test/wp-admin/admin-ajax.php';

function post(fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return createShopBackend().handle(new Request(ADMIN_AJAX, { method: 'POST', body }));
}

const FORM = {
  name: 'Salim',
  email: 'salim@example.om',
  nonce: 'abcdef1234',
  action: 'chaty_front_form_save_data',
  channel: 'Contact_Us',
};

describe('the contact form', () => {
  it('accepts the form and responds with JSON that is labelled text/html', async () => {
    const answer = await post(FORM);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(await answer.json()).toMatchObject({ status: 1, error: 0, errors: [], redirect_action: 'no' });
  });

  it('reports an empty required field with status 200', async () => {
    const answer = await post({ ...FORM, name: ' ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 0,
      error: 1,
      errors: [{ field: 'chaty-field-name', message: 'This field is required.' }],
      message: '',
    });
  });

  it('reports a malformed email address', async () => {
    const answer = await post({ ...FORM, email: 'salim' });
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'chaty-field-email', message: 'This email address is not valid.' }],
    });
  });

  it('rejects a form without a nonce', async () => {
    expect(await (await post({ ...FORM, nonce: '' })).json()).toEqual({
      status: 0,
      error: 0,
      errors: [],
      message: 'Invalid request, Please try again',
    });
  });
});

describe('admin-ajax', () => {
  it.each([
    'update_chaty_widget_views',
    'update_chaty_channel_views',
    'update_chaty_widget_click',
    'update_chaty_channel_click',
  ])('responds with 1 to %s', async (action) => {
    expect(await (await post({ action })).text()).toBe('1');
  });

  it.each(['get_default_gallery', '', 'toString'])(
    'responds with 400 and 0 to the unknown action "%s"',
    async (action) => {
      const answer = await post({ action });
      expect([answer.status, await answer.text()]).toEqual([400, '0']);
    },
  );

  it('responds with 400 and 0 when a visitor requests a REST nonce', async () => {
    const answer = await createShopBackend().handle(new Request(`${ADMIN_AJAX}?action=rest-nonce`));
    expect([answer.status, await answer.text()]).toEqual([400, '0']);
  });

  it('responds with 403 and -1 to a swatches plugin request that has no nonce', async () => {
    const request = new Request('http://shop.test/?wc-ajax=woo_get_all_variations', { method: 'POST', body: '' });
    const answer = await createShopBackend().handle(request);
    expect([answer.status, await answer.text()]).toEqual([403, '-1']);
  });
});
