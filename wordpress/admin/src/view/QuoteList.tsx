import apiFetch from '@wordpress/api-fetch';
import { Button, ToggleControl } from '@wordpress/components';
import { Fragment, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readRefusal } from '../model/refusal.ts';
import { asValues } from '../model/schema.ts';
import { explainRefusal } from '../saving.ts';
import { useSettingsApp } from './SettingsContext.ts';

interface Page {
  readonly link: string;
  readonly content: { readonly raw: string };
}

/** Returns the URL of the page with the list's block or shortcode; creates the page if there is none. */
async function findPage(): Promise<string> {
  const found = await apiFetch<readonly Page[]>({ path: '/wp/v2/pages?search=hadaya+quote&context=edit&per_page=100' });
  const page = found.find(({ content }) => /hadaya[/_]quote/.test(content.raw));
  if (page) return page.link;
  const data = { title: __('Your quote list', 'hadaya'), content: '<!-- wp:hadaya/quote /-->', status: 'publish' };
  return (await apiFetch<Page>({ path: '/wp/v2/pages', method: 'POST', data })).link;
}

/** The quote list's page: a link to it, or a button that creates it. */
function ListPage({ page, onFind }: { readonly page: string; readonly onFind: (page: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [found, setFound] = useState('');
  // Call `onFind` in an effect, because only the latest callback includes the input that was typed during the request.
  useEffect(() => {
    if (found === '') return;
    onFind(found);
    setFound('');
  }, [found, onFind]);
  const find = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setFound(await findPage());
      setOutcome(__('The page is ready. Save your changes, then add the page to your menu.', 'hadaya'));
    } catch (error) {
      setOutcome(explainRefusal(readRefusal(error)));
    }
    setBusy(false);
  };
  return (
    <div>
      {page === '' ? (
        <Button variant="secondary" isBusy={isBusy} aria-disabled={isBusy} onClick={() => void find()}>
          {__('Create the quote list page', 'hadaya')}
        </Button>
      ) : (
        <a href={page} target="_blank" rel="noopener noreferrer">
          {__('View the quote list page', 'hadaya')}
        </a>
      )}
      <p role="status">{outcome}</p>
    </div>
  );
}

/** The switch for the quote list and, while the list is on, the link to its page. */
export function QuoteList() {
  const { editor, change } = useSettingsApp();
  const islands = asValues(editor.draft.islands);
  const quote = asValues(editor.draft.quote);
  return (
    <Fragment>
      <ToggleControl
        label={__('Let customers collect products and request a quote', 'hadaya')}
        checked={islands.quote === true}
        onChange={(isOn) => change('islands', { ...islands, quote: isOn })}
        __nextHasNoMarginBottom
      />
      {islands.quote === true && (
        <ListPage page={String(quote.page)} onFind={(page) => change('quote', { ...quote, page })} />
      )}
    </Fragment>
  );
}
