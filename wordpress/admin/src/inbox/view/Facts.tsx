import { __, _n, sprintf } from '@wordpress/i18n';
import type { Lead, ListRow, Report } from '../startData.ts';
import { shown, stateName } from './texts.ts';

/** The page from which a lead was sent; a link only if the page is on this site. */
function Page({ page }: { readonly page: Lead['page'] }) {
  return (
    <span>
      {page.title !== '' && <bdi>{page.title}</bdi>}{' '}
      {page.url !== '' ? (
        <a href={page.url}>
          <bdi>{page.shown}</bdi>
        </a>
      ) : (
        <bdi>{page.shown}</bdi>
      )}{' '}
      {page.host !== '' && (
        // translators: %s: name of a host.
        <small>{sprintf(__('Page on another site: %s', 'hadaya'), page.host)}</small>
      )}
    </span>
  );
}

/** Lists the submitted fields that are not empty, with the message in full below them. */
export function Fields({ lead }: { readonly lead: Lead }) {
  const [message] = lead.fields.filter(({ name }) => name === 'message');
  // The sender's name is already shown above the fields.
  const isShown = ({ name, value }: Lead['fields'][number]) => name === 'name' && value === lead.name;
  const others = lead.fields.filter((field) => field !== message && field.value !== '' && !isShown(field));
  return (
    <section className="hadaya-inbox-fields" aria-label={__('Form answers', 'hadaya')}>
      <dl>
        {others.map(({ name, label, value }) => (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            {name === 'email' || name === 'phone' ? (
              <dd>
                <a href={`${name === 'email' ? 'mailto' : 'tel'}:${encodeURI(value)}`}>
                  <bdi dir="ltr">{value}</bdi>
                </a>
              </dd>
            ) : (
              <dd dir="auto">{value}</dd>
            )}
          </div>
        ))}
      </dl>
      {message && (
        <p className="hadaya-inbox-message" dir="auto">
          {message.value}
        </p>
      )}
    </section>
  );
}

/** A lead's date, page, source and widget, collapsed. */
export function Origin({ lead }: { readonly lead: Lead }) {
  const rows = [
    [__('Date', 'hadaya'), lead.when],
    [__('Page', 'hadaya'), <Page key="page" page={lead.page} />],
    [
      __('Source', 'hadaya'),
      lead.source === ''
        ? __('Unknown. The shop does not track sources, or the visitor did not agree to tracking.', 'hadaya')
        : lead.source,
    ],
    [__('Widget', 'hadaya'), lead.widget],
  ] as const;
  return (
    <details className="hadaya-inbox-origin">
      <summary>{__('Source and page', 'hadaya')}</summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Lists later and earlier leads from the same person, collapsed. */
export function Others({ lead, onOpen }: { readonly lead: Lead; readonly onOpen: (id: number) => void }) {
  const part = (rows: readonly ListRow[], title: string) =>
    rows.length > 0 && (
      <details className="hadaya-inbox-others">
        <summary>{title}</summary>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" className="button-link" onClick={() => onOpen(row.id)}>
                <time dateTime={row.time}>{row.when}</time> <span>{stateName(row)}</span>{' '}
                <span dir="auto">{row.text}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    );
  const earlier = lead.others.filter(({ time }) => time <= lead.time);
  const later = lead.others.filter(({ time }) => time > lead.time);
  // translators: %s: number of messages.
  const tellEarlier = _n(
    '%s earlier message from this person',
    '%s earlier messages from this person',
    earlier.length,
    'hadaya',
  );
  // translators: %s: number of messages.
  const tellLater = _n(
    '%s later message from this person',
    '%s later messages from this person',
    later.length,
    'hadaya',
  );
  return (
    <div>
      {part(later, sprintf(tellLater, shown(later.length)))}
      {part(earlier, sprintf(tellEarlier, shown(earlier.length)))}
    </div>
  );
}

/** The results of automatic deliveries, with a retry button where a retry may help. */
export function Reports({ lead }: { readonly lead: Lead }) {
  const part = (title: string, again: string, report: Report | null) =>
    report && (
      <div className="hadaya-inbox-report" data-open={report.url !== ''}>
        <p>
          <strong>{title}</strong> {report.text}
        </p>
        {report.url !== '' && (
          <a className="components-button is-secondary" href={report.url}>
            {again}
          </a>
        )}
      </div>
    );
  return (
    <div>
      {part(__('Emails about this message', 'hadaya'), __('Send now', 'hadaya'), lead.mail)}
      {part(__('Webhook and newsletter', 'hadaya'), __('Try again', 'hadaya'), lead.hook)}
    </div>
  );
}
