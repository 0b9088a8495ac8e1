import { Button } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Earlier, type Editor, isChanged } from '../model/editor.ts';
import type { Value } from '../model/schema.ts';
import type { StartData } from '../startData.ts';
import { Field } from './Field.tsx';
import type { FormContext } from './FormContext.ts';
import { Move } from './Move.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { Parts } from './Parts.tsx';
import type { Section } from './sections.ts';
import { WidgetsSection } from './WidgetsSection.tsx';

interface SectionBodyProps {
  readonly section: Section;
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  readonly onChange: (group: string, value: Value) => void;
  readonly onRestore: (revision: number) => void;
  readonly onMove: (widgets: readonly string[]) => void;
  /** Place of the widget that is shown. */
  readonly widget: number;
  readonly onWidget: (place: number) => void;
}

function History({
  history,
  onRestore,
}: { readonly history: readonly Earlier[] } & Pick<SectionBodyProps, 'onRestore'>) {
  return (
    <div>
      <h3>{__('Earlier settings', 'hadaya')}</h3>
      {history.length === 0 && <p>{__('None yet: the last ten saves can be undone here.', 'hadaya')}</p>}
      <ul>
        {history.map(({ revision, time, user }) => (
          <li key={revision}>
            {/* translators: 1: day and time, 2: name of a user. */}
            {sprintf(__('Until %1$s, replaced by %2$s', 'hadaya'), time, user)}{' '}
            <Button
              variant="link"
              aria-label={sprintf(__('Bring back the settings until %s', 'hadaya'), time)}
              onClick={() => onRestore(revision)}
            >
              {__('Bring back', 'hadaya')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands in a section. */
export function SectionBody(props: SectionBodyProps) {
  const { section, start, editor, form, onChange, onRestore, onMove, widget, onWidget } = props;
  const fields = start.schema.properties ?? {};
  const { name } = section;
  if (name === 'parts') return <Parts start={start} draft={editor.draft} onChange={onChange} />;
  if (name === 'move') {
    const isBusy = editor.outcome.kind === 'busy';
    return <Move start={start} isChanged={isChanged(editor)} isBusy={isBusy} onMove={onMove} />;
  }
  if (name === 'advanced') {
    const schema = fields.page_settings;
    return (
      <Fragment>
        {fields.statistics && (
          <ObjectFields
            form={form}
            schema={fields.statistics}
            path="statistics"
            channel=""
            value={editor.draft.statistics}
            onChange={(value) => onChange('statistics', value)}
          />
        )}
        {schema && (
          <Field
            form={form}
            schema={schema}
            path="page_settings"
            channel=""
            value={editor.draft.page_settings}
            onChange={(value) => onChange('page_settings', value)}
          />
        )}
        <History history={editor.kept.history} onRestore={onRestore} />
      </Fragment>
    );
  }
  if (name === 'widget') {
    return (
      <WidgetsSection
        form={form}
        schemas={fields}
        draft={editor.draft}
        fresh={start.fresh}
        chosen={widget}
        onChoose={onWidget}
        onChange={onChange}
      />
    );
  }
  const schema = fields[name];
  return schema ? (
    <Fragment>
      {name === 'messages' && (
        <p>
          {__('What visitors write in the form is kept in this site’s own database.', 'hadaya')}{' '}
          <a href={start.messages}>{__('Open the messages', 'hadaya')}</a>
        </p>
      )}
      <ObjectFields
        form={form}
        schema={schema}
        path={name}
        channel=""
        value={editor.draft[name]}
        onChange={(value) => onChange(name, value)}
      />
    </Fragment>
  ) : null;
}
