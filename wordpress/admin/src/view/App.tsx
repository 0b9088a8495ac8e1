import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { audienceOf, hasConditions, withAudience } from '../model/audience.ts';
import { isChanged } from '../model/editor.ts';
import { withAdded } from '../model/languageTexts.ts';
import { asList, asValues, type Value, type Values } from '../model/schema.ts';
import type { StartData } from '../startData.ts';
import { Field } from './Field.tsx';
import { createForm, type FormContext } from './FormContext.ts';
import { hasInbox } from './hasInbox.ts';
import { QuickSetup } from './minute/QuickSetup.tsx';
import { useQuickSetup } from './minute/useQuickSetup.ts';
import { OtherPlugins } from './OtherPlugins.tsx';
import { Outcome } from './Outcome.tsx';
import { Preview } from './preview/Preview.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionBody } from './SectionBody.tsx';
import { type SettingsApp, SettingsContext, useSettingsApp } from './SettingsContext.ts';
import { Tabs } from './Tabs.tsx';
import { useSections } from './useSections.ts';
import { useGuard, useSettings } from './useSettings.ts';

/** Window width that fits settings and preview side by side. */
const WIDE = '(min-width: 1100px)';

/**
 * State of the preview: `there` if a wide window showed it initially, `asked` once the owner has opened it, `away`
 * while it is hidden.
 */
type PreviewSwitch = 'there' | 'asked' | 'away';

/** The part of the widget that the owner edits in each step. */
const EDITED = { channels: 'list', look: 'look', when: 'hours' } as const;

interface BodyProps {
  readonly preview: PreviewSwitch;
  /** Index of the open channel's row; -1 for none. */
  readonly channel: number;
}

function Body({ preview, channel }: BodyProps) {
  const { section, start, editor, form, widget, step, findField, showToEverybody } = useSettingsApp();
  const { title, name, hasPreview } = section;
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
        <SectionBody key={name} />
      </section>
      {hasPreview && preview !== 'away' && (
        <Preview
          start={start}
          draft={editor.draft}
          form={form}
          widget={widget}
          onFind={findField}
          edited={name === 'form' || isInForm ? 'form' : EDITED[step]}
          channel={channel}
          takesFocus={preview === 'asked'}
          onShow={showToEverybody}
        />
      )}
    </div>
  );
}

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

export function App({ start }: { readonly start: StartData }) {
  const { editor, send, save, restore, move, overwrite } = useSettings(start);
  const quick = useQuickSetup(start, { editor, send, save });
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
  const position = Math.min(widget, asList(editor.draft.widgets).length - 1);
  const widgets = asList(editor.kept.settings.widgets);
  const form: FormContext = {
    ...known,
    languages: withAdded(start.languages, asList(asValues(editor.draft.common).languages)),
    mistakes: editor.mistakes,
    notes: editor.kept.notes,
  };
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isBusy) return;
    if (isChanged(editor)) void save(editor.kept.revision).then(showMistake);
    else send({ kind: 'nothing' });
  };
  type IsMeant = (widget: Value, index: number) => boolean;
  const showTo = (audience: 'admins' | 'everybody', isMeant: IsMeant): Values => {
    const change = (one: Value, index: number) => (isMeant(one, index) ? withAudience(one, audience) : one);
    return { ...editor.draft, widgets: asList(editor.draft.widgets).map(change) };
  };
  const publish = (audience: 'admins' | 'everybody', isMeant: IsMeant) =>
    void save(editor.kept.revision, showTo(audience, isMeant)).then(showMistake);
  const undo = () => void restore(editor.kept.history[0]?.revision ?? -1);
  const shown = widgets[position];
  if (quick.isOpen)
    return <QuickSetup start={start} editor={editor} form={form} isWide={preview !== 'away'} {...quick} />;
  const app: SettingsApp = {
    start,
    editor,
    form,
    section: current,
    widget: position,
    selectWidget: chooseWidget,
    step,
    selectStep: chooseStep,
    change: (group, value) => send({ kind: 'change', group, value }),
    replaceDraft: (draft) => send({ kind: 'draft', draft }),
    restore: (revision) => void restore(revision),
    undo,
    move,
    publish: (names) => publish('everybody', (widget) => names.includes(String(asValues(widget).name))),
    showToEverybody: () => send({ kind: 'draft', draft: showTo('everybody', (_, index) => index === position) }),
    findField: show,
    openFeatures: () => choose('parts'),
    openQuickSetup: quick.open,
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Tabs
        sections={sections}
        current={current}
        mistakes={editor.mistakes}
        inbox={hasInbox(start, editor.kept.settings) ? start.messages : ''}
        onChoose={({ name }) => choose(name)}
      />
      <OtherPlugins start={start} saved={editor.kept.settings} section={current.name} onMove={() => choose('move')} />
      <SettingsContext.Provider value={app}>
        <Body preview={preview} channel={channel} />
      </SettingsContext.Provider>
      <div className="hadaya-bar">
        <Outcome
          start={start}
          outcome={editor.outcome}
          audience={current.hasPreview && shown !== undefined ? audienceOf(shown) : undefined}
          hasConditions={hasConditions(shown ?? {}, editor.draft.common)}
          onPublish={(audience) => publish(audience, (_, index) => index === position)}
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
