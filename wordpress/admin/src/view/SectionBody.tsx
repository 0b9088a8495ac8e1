import { Button, ToggleControl } from '@wordpress/components';
import { Fragment, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { countMistakes, type Editor, isChanged } from '../model/editor.ts';
import { findRest, type Rest } from '../model/findRest.ts';
import { asValues, type Schema, type Value, type Values } from '../model/schema.ts';
import type { Step } from '../model/steps.ts';
import type { StartData } from '../startData.ts';
import type { FormContext } from './FormContext.ts';
import { FrontSection } from './FrontSection.tsx';
import { History } from './History.tsx';
import { Move } from './move/Move.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { Parts } from './Parts.tsx';
import type { Section } from './sections.ts';
import { Transfer } from './Transfer.tsx';
import { WidgetsSection } from './widget/WidgetsSection.tsx';

interface SectionBodyProps {
  readonly section: Section;
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  readonly onChange: (group: string, value: Value) => void;
  readonly onRestore: (revision: number) => void;
  readonly onDraft: (draft: Values) => void;
  readonly onMove: (source: string, widgets: readonly string[]) => Promise<boolean>;
  /** Publishes the named widgets to everybody. */
  readonly onPublish: (names: readonly string[]) => void;
  readonly onUndo: () => void;
  /** Place of the widget that is shown. */
  readonly widget: number;
  readonly onWidget: (place: number) => void;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  /** Leads to the field at a path, in whatever section it is. */
  readonly onFind: (path: string) => void;
  /** Leads to the switches of the parts. */
  readonly onParts: () => void;
  /** Leads to the quick setup. */
  readonly onQuick: () => void;
}

/** Why a section has no effect now, with the way to the switch. */
function RestNote({ rest, onParts }: { readonly rest: Rest; readonly onParts: () => void }) {
  return rest === 'part' ? (
    <p className="hadaya-rest">
      {__(
        'The contact widget is off under “Features”. The shop shows no widget or form, and views and clicks are not counted.',
        'hadaya',
      )}{' '}
      <Button variant="secondary" onClick={onParts}>
        {__('Open features', 'hadaya')}
      </Button>
    </p>
  ) : (
    <p className="hadaya-rest">{__('The contact form is off. Visitors cannot send messages.', 'hadaya')}</p>
  );
}

/** The server's printed statistics below the app, moved into their section and back. */
function Statistics() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const printed = document.getElementById('statistics');
    const home = printed?.parentElement;
    if (!printed || !home) return;
    place.current?.append(printed);
    return () => home.append(printed);
  }, []);
  return <div ref={place} />;
}

/** A settings group with its related parts. */
function Group({ section, start, editor, form, onChange }: SectionBodyProps) {
  const { name } = section;
  const schema = start.schema.properties?.[name];
  if (!schema) return null;
  const { enabled } = schema.properties ?? {};
  const islands = asValues(editor.draft.islands);
  // A form that is off shows only its switch.
  const isOff = name === 'form' && enabled && findRest(name, editor.draft) === 'form';
  return (
    <Fragment>
      {name === 'statistics' && <Statistics />}
      {name === 'quote' && (
        <ToggleControl
          label={__('Let customers collect products and request a quote', 'hadaya')}
          checked={islands.quote === true}
          onChange={(isOn) => onChange('islands', { ...islands, quote: isOn })}
          __nextHasNoMarginBottom
        />
      )}
      {(name !== 'quote' || islands.quote === true) && (
        <ObjectFields
          form={form}
          schema={isOff ? { ...schema, properties: { enabled } } : schema}
          path={name}
          channel=""
          value={editor.draft[name]}
          onChange={(value) => onChange(name, value)}
        />
      )}
    </Fragment>
  );
}

interface KeepingProps {
  readonly form: FormContext;
  readonly schema: Schema | undefined;
  readonly draft: Values;
  readonly onChange: (group: string, value: Value) => void;
}

/** Retention of messages. */
function Keeping({ form, schema, draft, onChange }: KeepingProps) {
  if (!schema) return null;
  return (
    <details className="hadaya-fold" {...(countMistakes(form.mistakes, 'messages') > 0 ? { open: true } : {})}>
      <summary>{__('Message retention and replies', 'hadaya')}</summary>
      <ObjectFields
        form={form}
        schema={schema}
        path="messages"
        channel=""
        value={draft.messages}
        onChange={(value) => onChange('messages', value)}
      />
    </details>
  );
}

/** Content of a section. */
function Content(props: SectionBodyProps) {
  const { section, start, editor, form, onChange, onRestore, widget, onWidget, onFind } = props;
  const fields = start.schema.properties ?? {};
  const { name } = section;
  if (name === 'parts') return <Parts start={start} draft={editor.draft} onChange={onChange} onFind={onFind} />;
  if (name === 'move') {
    return (
      <Move
        start={start}
        kept={editor.kept.settings}
        outcome={editor.outcome.kind}
        isChanged={isChanged(editor)}
        onMove={props.onMove}
        onPublish={props.onPublish}
        onUndo={props.onUndo}
      />
    );
  }
  if (name === 'advanced') {
    return (
      <Fragment>
        <Keeping form={form} schema={fields.messages} draft={editor.draft} onChange={onChange} />
        <FrontSection start={start} form={form} draft={editor.draft} onChange={onChange} />
        <Transfer start={start} editor={editor} onDraft={props.onDraft} />
        <History history={editor.kept.history} start={start} onRestore={onRestore} />
      </Fragment>
    );
  }
  if (name === 'widget') {
    return (
      <WidgetsSection
        form={form}
        schemas={fields}
        draft={editor.draft}
        kept={editor.kept.settings}
        step={props.step}
        onStep={props.onStep}
        fresh={start.fresh}
        chosen={widget}
        onChoose={onWidget}
        onChange={onChange}
        onQuick={props.onQuick}
      />
    );
  }
  return <Group {...props} />;
}

/** Content of a section, or the reason why it is inactive. */
export function SectionBody(props: SectionBodyProps) {
  const { name } = props.section;
  const rest = findRest(name, props.editor.draft);
  // Messages and numbers of before stay to be seen.
  const isEmpty = rest === 'part' && (name === 'widget' || name === 'form');
  return (
    <Fragment>
      {rest && <RestNote rest={rest} onParts={props.onParts} />}
      {!isEmpty && <Content {...props} />}
    </Fragment>
  );
}
