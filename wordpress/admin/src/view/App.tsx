import apiFetch from '@wordpress/api-fetch';
import { Button } from '@wordpress/components';
import { useEffect, useMemo, useReducer, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
  changesOf,
  countMistakes,
  type Editor,
  isChanged,
  type Kept,
  type Mistakes,
  reduceEditor,
  startEditor,
} from '../model/editor.ts';
import { asList, type Value } from '../model/schema.ts';
import { ask } from '../saving.ts';
import type { StartData } from '../startData.ts';
import { Field } from './Field.tsx';
import { createForm, type FormContext, focusIn, idOf } from './FormContext.ts';
import { Outcome } from './Outcome.tsx';
import { Preview } from './preview/Preview.tsx';
import { SectionBody } from './SectionBody.tsx';
import { type Section, sectionsOf } from './sections.ts';

/** Asks before the page is left while something is not saved. */
function useGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isNeeded]);
}

function useSettings(start: StartData) {
  const [editor, send] = useReducer(reduceEditor, start.state, startEditor);
  const { kept } = editor;
  const save = async (revision: number) => {
    send({ kind: 'ask' });
    const event = await ask('settings', { revision, settings: changesOf(editor) }, 'saved', editor.draft);
    send(event);
    return event.kind === 'refuse' ? event.mistakes : {};
  };
  const restore = async (to: number, isSure = false) => {
    if (isChanged(editor) && !isSure) return send({ kind: 'doubt', revision: to });
    send({ kind: 'ask' });
    send(await ask('settings/restore', { revision: kept.revision, to }, 'restored', editor.draft));
  };
  const move = async (widgets: readonly string[]) => {
    send({ kind: 'ask' });
    send(await ask('move', { revision: kept.revision, widgets }, 'moved', editor.draft));
  };
  // Whatever the server keeps by now becomes an earlier state, so nothing of the other tab is lost either.
  const overwrite = async () => {
    const now = await apiFetch<Kept>({ path: '/hadaya/v1/settings' }).catch(() => kept);
    return save(now.revision);
  };
  return { editor, send, save, restore, move, overwrite };
}

interface TabsProps {
  readonly sections: readonly Section[];
  readonly current: Section;
  readonly mistakes: Readonly<Record<string, string>>;
  readonly onChoose: (section: Section) => void;
}

function Tabs({ sections, current, mistakes, onChoose }: TabsProps) {
  return (
    <nav className="hadaya-sections" aria-label={__('Sections of the settings', 'hadaya')}>
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
            {count > 0 && <span className="hadaya-count">{sprintf(__('to mend: %d', 'hadaya'), count)}</span>}
          </Button>
        );
      })}
    </nav>
  );
}

function Rival({ name, onMove }: { readonly name: string; readonly onMove: (() => void) | undefined }) {
  return (
    <p className="hadaya-rest">
      {/* translators: %s: name and version of a contact plugin. */}
      {sprintf(
        __(
          '%s is active: its own settings are used and it counts by itself, so the contact widget, form, messages, views and clicks of Hadaya are not shown here.',
          'hadaya',
        ),
        name,
      )}{' '}
      {onMove && (
        <Button variant="secondary" onClick={onMove}>
          {__('Move them here', 'hadaya')}
        </Button>
      )}
    </p>
  );
}

/** A window in which settings and preview have room beside each other. */
const WIDE = '(min-width: 1200px)';

/** Whether the preview is looked at: at once where there is room, elsewhere when asked for. */
type PreviewSwitch = 'there' | 'asked' | 'away';

interface BodyProps {
  readonly section: Section;
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  readonly preview: PreviewSwitch;
  readonly onChange: (group: string, value: Value) => void;
  readonly onRestore: (revision: number) => void;
  readonly onMove: (widgets: readonly string[]) => void;
  readonly widget: number;
  readonly onWidget: (place: number) => void;
  readonly onParts: () => void;
  /** Leads to the field at a path, in whatever section it is. */
  readonly onFind: (path: string) => void;
}

/** A section with the preview beside it. */
function Body({ preview, ...section }: BodyProps) {
  const { title, name, hasPreview } = section.section;
  return (
    <div className={hasPreview ? 'hadaya-beside' : undefined}>
      <section className="hadaya-section" aria-labelledby="hadaya-section-title">
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

/** The section in view, and the way to a field in any of them. */
function useSections(start: StartData) {
  const sections = sectionsOf(start);
  // A link may lead to a section, and a page that is loaded again stays in its own.
  const [chosen, setChosen] = useState(window.location.hash.slice(1));
  const choose = (name: Section['name']) => {
    setChosen(name);
    window.history.replaceState(null, '', `#${name}`);
  };
  const [widget, chooseWidget] = useState(0);
  const [wanted, want] = useState({ path: '' });
  useEffect(() => {
    if (wanted.path !== '') focusIn(idOf(wanted.path));
  }, [wanted]);
  const show = (path: string) => {
    const home = sections.find(({ groups }) => groups.includes(path.split('.')[0] ?? ''));
    if (home) choose(home.name);
    const place = /^widgets\.(\d+)\./.exec(path)?.[1];
    if (place !== undefined) chooseWidget(Number(place));
    want({ path });
  };
  const showMistake = (mistakes: Mistakes) => show(Object.keys(mistakes)[0] ?? '');
  const current = sections.find(({ name }) => name === chosen) ?? sections[0];
  return { sections, current, choose, show, showMistake, widget, chooseWidget };
}

/** The settings app. */
export function App({ start }: { readonly start: StartData }) {
  const { editor, send, save, restore, move, overwrite } = useSettings(start);
  const { sections, current, choose, show, showMistake, widget, chooseWidget } = useSections(start);
  const [preview, setPreview] = useState<PreviewSwitch>(() => (window.matchMedia(WIDE).matches ? 'there' : 'away'));
  const known = useMemo(() => createForm(start, (props) => <Field {...props} />), [start]);
  useGuard(isChanged(editor));
  if (!current) return null;
  const isBusy = editor.outcome.kind === 'busy';
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!isBusy) void save(editor.kept.revision).then(showMistake);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Tabs sections={sections} current={current} mistakes={editor.mistakes} onChoose={({ name }) => choose(name)} />
      {start.rival !== '' && <Rival name={start.rival} onMove={start.chaty ? () => choose('move') : undefined} />}
      <Body
        section={current}
        start={start}
        editor={editor}
        form={{ ...known, mistakes: editor.mistakes, notes: editor.kept.notes }}
        preview={preview}
        onChange={(group, value) => send({ kind: 'change', group, value })}
        onRestore={(revision) => void restore(revision)}
        onMove={move}
        widget={Math.min(widget, asList(editor.draft.widgets).length - 1)}
        onWidget={chooseWidget}
        onFind={show}
        onParts={() => choose('parts')}
      />
      <div className="hadaya-bar">
        <Outcome
          start={start}
          outcome={editor.outcome}
          onUndo={() => void restore(editor.kept.history[0]?.revision ?? -1)}
          onRestore={(revision) => void restore(revision, true)}
          onOverwrite={() => void overwrite().then(showMistake)}
          onDismiss={() => send({ kind: 'dismiss' })}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={isBusy}>
          {__('Save', 'hadaya')}
        </Button>
        {current.hasPreview && <PreviewButton value={preview} onChange={setPreview} />}
        <span>{isChanged(editor) && __('Not saved yet', 'hadaya')}</span>
      </div>
    </form>
  );
}
