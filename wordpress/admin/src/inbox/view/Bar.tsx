import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Asked, countFilters, exportAddress, START } from '../model/asked.ts';
import type { Choice, InboxStart, LeadPage, View } from '../startData.ts';
import { shown, viewNames } from './texts.ts';

interface BarProps {
  readonly start: InboxStart;
  readonly asked: Asked;
  readonly list: LeadPage;
  readonly onAsk: (asked: Asked) => void;
}

function Views({ asked, list, onAsk }: BarProps) {
  return (
    <nav className="hadaya-inbox-views" aria-label={__('Views', 'hadaya')}>
      {Object.entries(viewNames()).map(([name, title]) => {
        const view = name as View;
        return (
          <Button
            key={name}
            variant="tertiary"
            aria-current={asked.view === view ? 'page' : undefined}
            onClick={() => onAsk({ ...asked, view, page: 1 })}
          >
            <span>{title}</span> <span className="hadaya-inbox-count">{shown(list.counts[view])}</span>
          </Button>
        );
      })}
    </nav>
  );
}

const CONTROL = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const withAll = (label: string, choices: readonly Choice[]) => [{ value: '', label }, ...choices];

function Filters({ start, asked, onAsk }: Omit<BarProps, 'list'>) {
  const change = (part: Partial<Asked>) => onAsk({ ...asked, ...part, page: 1 });
  const people = start.people.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="hadaya-inbox-filters" id="hadaya-inbox-filters">
      <SelectControl
        {...CONTROL}
        label={__('Page', 'hadaya')}
        value={asked.address}
        options={withAll(__('All pages', 'hadaya'), start.addresses)}
        onChange={(address) => change({ address })}
      />
      <SelectControl
        {...CONTROL}
        label={__('Widget', 'hadaya')}
        value={asked.widget}
        options={withAll(__('All widgets', 'hadaya'), start.widgets)}
        onChange={(widget) => change({ widget })}
      />
      <SelectControl
        {...CONTROL}
        label={__('Assigned to', 'hadaya')}
        value={asked.assigned === 0 ? '' : String(asked.assigned)}
        options={withAll(__('Anyone', 'hadaya'), people)}
        onChange={(id) => change({ assigned: Number(id) })}
      />
      <TextControl
        {...CONTROL}
        type="date"
        label={__('From', 'hadaya')}
        value={asked.from}
        onChange={(from) => change({ from })}
      />
      <TextControl
        {...CONTROL}
        type="date"
        label={__('Until', 'hadaya')}
        value={asked.until}
        onChange={(until) => change({ until })}
      />
      <Button variant="tertiary" onClick={() => onAsk({ ...START, view: asked.view, search: asked.search })}>
        {__('Clear filters', 'hadaya')}
      </Button>
    </div>
  );
}

/** The toolbar: views, search, collapsible filters, and export. */
export function Bar(props: BarProps) {
  const { start, asked, onAsk } = props;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(asked);
  return (
    <div className="hadaya-inbox-bar">
      <Views {...props} />
      <div className="hadaya-inbox-tools">
        <TextControl
          {...CONTROL}
          type="search"
          hideLabelFromVision
          label={__('Search messages', 'hadaya')}
          placeholder={__('Search names, email addresses, text…', 'hadaya')}
          value={asked.search}
          onChange={(search) => onAsk({ ...asked, search, page: 1 })}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls="hadaya-inbox-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0
            ? sprintf(/* translators: %s: number of filters. */ __('Filters: %s', 'hadaya'), shown(count))
            : __('Filters', 'hadaya')}
        </Button>
        <Button variant="tertiary" href={exportAddress(start.export, asked)}>
          {__('Export as CSV', 'hadaya')}
        </Button>
      </div>
      {isOpen && <Filters start={start} asked={asked} onAsk={onAsk} />}
    </div>
  );
}
