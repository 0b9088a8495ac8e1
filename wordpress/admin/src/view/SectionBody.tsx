import { Button } from '@wordpress/components';
import { Fragment, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { countMistakes, isChanged } from '../model/editor.ts';
import { findRest, type Rest } from '../model/findRest.ts';
import { asValues } from '../model/schema.ts';
import { FrontSection } from './FrontSection.tsx';
import { History } from './History.tsx';
import { Move } from './move/Move.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { Parts } from './Parts.tsx';
import { QuoteList } from './QuoteList.tsx';
import { useSettingsApp } from './SettingsContext.ts';
import { Transfer } from './Transfer.tsx';
import { WidgetsSection } from './widget/WidgetsSection.tsx';

/** Explains why a section currently has no effect; if the contact widget is off, a button opens “Features”. */
function RestNote({ rest }: { readonly rest: Rest }) {
  const { openFeatures } = useSettingsApp();
  return rest === 'part' ? (
    <p className="hadaya-rest">
      {__(
        'The contact widget is turned off under “Features”. The shop shows no widget or form, and views and clicks are not counted.',
        'hadaya',
      )}{' '}
      <Button variant="secondary" onClick={openFeatures}>
        {__('Go to Features', 'hadaya')}
      </Button>
    </p>
  ) : (
    <p className="hadaya-rest">{__('The contact form is off. Visitors cannot send messages.', 'hadaya')}</p>
  );
}

/**
 * Moves the statistics that the server printed below the app into their section, and moves them back when the section
 * closes.
 */
function Statistics() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const printed = document.getElementById('statistics');
    const home = printed?.parentElement;
    if (!printed || !home) return;
    container.current?.append(printed);
    return () => home.append(printed);
  }, []);
  return <div ref={container} />;
}

/**
 * The fields of the open section's settings group, with the statistics or the quote list if they belong to that group.
 */
function Group() {
  const { section, start, editor, form, change } = useSettingsApp();
  const { name } = section;
  const schema = start.schema.properties?.[name];
  if (!schema) return null;
  const { enabled } = schema.properties ?? {};
  // If the form is off, only its switch is shown.
  const isOff = name === 'form' && enabled && findRest(name, editor.draft) === 'form';
  return (
    <Fragment>
      {name === 'statistics' && <Statistics />}
      {name === 'quote' && <QuoteList />}
      {(name !== 'quote' || asValues(editor.draft.islands).quote === true) && (
        <ObjectFields
          form={form}
          schema={isOff ? { ...schema, properties: { enabled } } : schema}
          path={name}
          channel=""
          value={editor.draft[name]}
          onChange={(value) => change(name, value)}
        />
      )}
    </Fragment>
  );
}

/** The settings for message retention and replies, collapsed. */
function Keeping() {
  const { start, editor, form, change } = useSettingsApp();
  const schema = start.schema.properties?.messages;
  if (!schema) return null;
  return (
    <details className="hadaya-fold" {...(countMistakes(form.mistakes, 'messages') > 0 ? { open: true } : {})}>
      <summary>{__('Message retention and replies', 'hadaya')}</summary>
      <ObjectFields
        form={form}
        schema={schema}
        path="messages"
        channel=""
        value={editor.draft.messages}
        onChange={(value) => change('messages', value)}
      />
    </details>
  );
}

function Content() {
  const app = useSettingsApp();
  const { section, start, editor, form, change } = app;
  const { name } = section;
  if (name === 'parts') return <Parts start={start} draft={editor.draft} onChange={change} onFind={app.findField} />;
  if (name === 'move') {
    return (
      <Move
        start={start}
        kept={editor.kept.settings}
        outcome={editor.outcome.kind}
        isChanged={isChanged(editor)}
        onMove={app.move}
        onPublish={app.publish}
        onUndo={app.undo}
      />
    );
  }
  if (name === 'advanced') {
    return (
      <Fragment>
        <Keeping />
        <FrontSection start={start} form={form} draft={editor.draft} onChange={change} />
        <Transfer start={start} editor={editor} onDraft={app.replaceDraft} />
        <History history={editor.kept.history} start={start} onRestore={app.restore} />
      </Fragment>
    );
  }
  if (name === 'widget') {
    return (
      <WidgetsSection
        form={form}
        schemas={start.schema.properties ?? {}}
        draft={editor.draft}
        kept={editor.kept.settings}
        step={app.step}
        onStep={app.selectStep}
        fresh={start.fresh}
        chosen={app.widget}
        onChoose={app.selectWidget}
        onChange={change}
        onQuick={app.openQuickSetup}
      />
    );
  }
  return <Group />;
}

/** The open section's content. If the section has no effect, a note appears above the content or instead of it. */
export function SectionBody() {
  const { section, editor } = useSettingsApp();
  const rest = findRest(section.name, editor.draft);
  // The statistics remain visible, because they contain earlier counts.
  const isEmpty = rest === 'part' && (section.name === 'widget' || section.name === 'form');
  return (
    <Fragment>
      {rest && <RestNote rest={rest} />}
      {!isEmpty && <Content />}
    </Fragment>
  );
}
