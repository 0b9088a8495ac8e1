import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { audienceOf, withAudience } from '../model/audience.ts';
import { countMistakes, type Editor, isChanged } from '../model/editor.ts';
import { asList, asValues, type Value, type Values } from '../model/schema.ts';
import type { Step } from '../model/steps.ts';
import type { StartData } from '../startData.ts';
import { Field } from './Field.tsx';
import { createForm, type FormContext } from './FormContext.ts';
import { OtherPlugins } from './OtherPlugins.tsx';
import { Outcome } from './Outcome.tsx';
import { Preview } from './preview/Preview.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionBody } from './SectionBody.tsx';
import type { Section } from './sections.ts';
import { useSections } from './useSections.ts';
import { useGuard, useSettings } from './useSettings.ts';

interface TabsProps {
  readonly sections: readonly Section[];
  readonly current: Section;
  readonly mistakes: Readonly<Record<string, string>>;
  /** Address of the inbox; empty where there is none. */
  readonly inbox: string;
  readonly onChoose: (section: Section) => void;
}

function Tabs({ sections, current, mistakes, inbox, onChoose }: TabsProps) {
  return (
    <nav className="hadaya-sections" aria-label={__('Settings sections', 'hadaya')}>
      {sections.map((section) => {
        const count = section.groups.reduce((sum, group) => sum + countMistakes(mistakes, group), 0);
        return (
          <Button
            key={section.name}
            variant="tertiary"
            aria-current={section === current ? 'page' : undefined}
            onClick={() => onChoose(section)}
          >
            {section.title}
            {count > 0 && <span className="hadaya-count">{sprintf(__('errors: %d', 'hadaya'), count)}</span>}
          </Button>
        );
      })}
      {inbox !== '' && (
        <Button variant="tertiary" className="hadaya-inbox" href={inbox}>
          {__('Inbox', 'hadaya')}
        </Button>
      )}
    </nav>
  );
}

/** A window in which settings and preview have room beside each other. */
const WIDE = '(min-width: 1100px)';

/** Whether the preview is looked at: at once where there is room, elsewhere when asked for. */
type PreviewSwitch = 'there' | 'asked' | 'away';

interface BodyProps {
  readonly section: Section;
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  readonly preview: PreviewSwitch;
  /** Place of the channel whose row is open; -1 when none is. */
  readonly channel: number;
  readonly onChange: (group: string, value: Value) => void;
  readonly onRestore: (revision: number) => void;
  readonly onDraft: (draft: Values) => void;
  readonly onMove: (source: string, widgets: readonly string[]) => Promise<boolean>;
  readonly onPublish: (names: readonly string[]) => void;
  readonly onUndo: () => void;
  readonly widget: number;
  readonly onWidget: (place: number) => void;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onParts: () => void;
  /** Leads to the field at a path, in whatever section it is. */
  readonly onFind: (path: string) => void;
}

/** What each step of the contact widget is about. */
const EDITED = { channels: 'list', look: 'look', when: 'hours' } as const;

/** A section with the preview beside it. */
function Body({ preview, channel, ...section }: BodyProps) {
  const { title, name, hasPreview } = section.section;
  const [isInForm, setInForm] = useState(false);
  return (
    <div className={hasPreview ? 'hadaya-beside' : undefined}>
      <section
        className="hadaya-section"
        data-name={name}
        aria-labelledby="hadaya-section-title"
        onFocus={({ target }) => setInForm(target.closest('[id^="hadaya-widgets."][id$=".own"]') !== null)}
      >
        <h2 id="hadaya-section-title">{title}</h2>
        <SectionBody key={name} {...section} />
      </section>
      {hasPreview && preview !== 'away' && (
        <Preview
          start={section.start}
          draft={section.editor.draft}
          form={section.form}
          widget={section.widget}
          onFind={section.onFind}
          edited={name === 'form' || isInForm ? 'form' : EDITED[section.step]}
          channel={channel}
          takesFocus={preview === 'asked'}
        />
      )}
    </div>
  );
}

/** The switch of the preview, in the bar that stays in view. */
function PreviewButton({
  value,
  onChange,
}: {
  readonly value: PreviewSwitch;
  readonly onChange: (next: PreviewSwitch) => void;
}) {
  return (
    <Button
      variant="secondary"
      aria-expanded={value !== 'away'}
      onClick={() => onChange(value === 'away' ? 'asked' : 'away')}
    >
      {value === 'away' ? __('Show the preview', 'hadaya') : __('Hide the preview', 'hadaya')}
    </Button>
  );
}

/** The settings app. */
export function App({ start }: { readonly start: StartData }) {
  const { editor, send, save, restore, move, overwrite } = useSettings(start);
  const { sections, current, choose, show, showMistake, widget, chooseWidget, step, chooseStep } = useSections(start);
  const [preview, setPreview] = useState<PreviewSwitch>(() => (window.matchMedia(WIDE).matches ? 'there' : 'away'));
  const [channel, setChannel] = useState(-1);
  const known = useMemo(
    () => ({ ...createForm(start, (props) => <Field {...props} />), onChannel: setChannel }),
    [start],
  );
  useGuard(isChanged(editor));
  if (!current) return null;
  const isBusy = editor.outcome.kind === 'busy';
  const place = Math.min(widget, asList(editor.draft.widgets).length - 1);
  const widgets = asList(editor.kept.settings.widgets);
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isBusy) return;
    if (isChanged(editor)) void save(editor.kept.revision).then(showMistake);
    else send({ kind: 'nothing' });
  };
  const publish = (audience: 'admins' | 'everybody', isMeant: (widget: Value, place: number) => boolean) => {
    const change = (one: Value, index: number) => (isMeant(one, index) ? withAudience(one, audience) : one);
    const draft = { ...editor.draft, widgets: asList(editor.draft.widgets).map(change) };
    void save(editor.kept.revision, draft).then(showMistake);
  };
  const publishNamed = (names: readonly string[]) =>
    publish('everybody', (widget) => names.includes(String(asValues(widget).name)));
  const undo = () => void restore(editor.kept.history[0]?.revision ?? -1);
  const shown = widgets[place];
  return (
    <form noValidate onSubmit={onSubmit}>
      <Tabs
        sections={sections}
        current={current}
        mistakes={editor.mistakes}
        inbox={start.rival === '' ? start.messages : ''}
        onChoose={({ name }) => choose(name)}
      />
      <OtherPlugins start={start} widgets={widgets} section={current.name} onMove={() => choose('move')} />
      <Body
        section={current}
        start={start}
        editor={editor}
        form={{ ...known, mistakes: editor.mistakes, notes: editor.kept.notes }}
        preview={preview}
        channel={channel}
        onChange={(group, value) => send({ kind: 'change', group, value })}
        onRestore={(revision) => void restore(revision)}
        onDraft={(draft) => send({ kind: 'draft', draft })}
        onMove={move}
        onPublish={publishNamed}
        onUndo={undo}
        widget={place}
        onWidget={chooseWidget}
        step={step}
        onStep={chooseStep}
        onFind={show}
        onParts={() => choose('parts')}
      />
      <div className="hadaya-bar">
        <Outcome
          start={start}
          outcome={editor.outcome}
          audience={current.hasPreview && shown !== undefined ? audienceOf(shown) : undefined}
          onPublish={(audience) => publish(audience, (_, index) => index === place)}
          onUndo={undo}
          onRestore={(revision) => void restore(revision, true)}
          onOverwrite={() => void overwrite().then(showMistake)}
          onDismiss={() => send({ kind: 'dismiss' })}
        />
        <SaveBar start={start} editor={editor} onDiscard={() => send({ kind: 'discard' })}>
          {current.hasPreview && <PreviewButton value={preview} onChange={setPreview} />}
        </SaveBar>
      </div>
    </form>
  );
}
