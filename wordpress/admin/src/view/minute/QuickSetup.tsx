import { Button } from '@wordpress/components';
import { type ReactNode, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { followMistakes } from '../../model/carryOver.ts';
import type { Editor, Mistakes } from '../../model/editor.ts';
import { withAdded } from '../../model/languageTexts.ts';
import { proposeZone, zoneHere } from '../../model/proposeZone.ts';
import { goLive, prefill, whatsAppIndex, withFirst } from '../../model/quickSetup.ts';
import { asList, asValues, pickFields, type Schema, type Value, type Values } from '../../model/schema.ts';
import { workingDays } from '../../model/workingDays.ts';
import type { StartData } from '../../startData.ts';
import { type FormContext, focusIn, idOf } from '../FormContext.ts';
import { Preview } from '../preview/Preview.tsx';

interface QuickSetupProps {
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  /** True if the shop's preview fits beside the form. */
  readonly isWide: boolean;
  /** Saves the settings; returns the errors, or undefined on success. */
  readonly onLive: (settings: Values) => Promise<Mistakes | undefined>;
  readonly onSkip: () => void;
}

const EMPTY: Schema = { type: 'object' };

function Question({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="hadaya-quiet">{hint}</p>
      {children}
    </li>
  );
}

/** Returns the prefilled settings, the three values that the owner enters, and their setters. */
function useAnswers({ start, editor, form }: QuickSetupProps, widget: Schema) {
  const channels = widget.properties?.channels ?? EMPTY;
  const { shop } = start.languages;
  const [settings, set] = useState(() =>
    prefill(editor.draft, channels.items ?? EMPTY, {
      languages: shop,
      working: workingDays(form.home),
      zone: proposeZone(form, zoneHere()),
    }),
  );
  const first = asValues(asList(settings.widgets)[0]);
  const change = (name: string) => (value: Value) => set(withFirst(settings, { ...first, [name]: value }));
  const index = whatsAppIndex(settings);
  const list = asList(first.channels);
  const setNumber = (value: Value) =>
    change('channels')(list.map((one, position) => (position === index ? { ...asValues(one), value } : one)));
  const setHead = (head: Value) => change('chat')({ ...asValues(first.chat), head });
  return { settings, first, index, number: asValues(list[index]).value, setNumber, setHead, setHours: change('hours') };
}

/** Sets up the first widget on one screen: number, greeting, opening hours. */
export function QuickSetup(props: QuickSetupProps) {
  const { start, editor, isWide, onLive, onSkip } = props;
  const widget = start.schema.properties?.widgets?.items ?? EMPTY;
  const answers = useAnswers(props, widget);
  const { settings, first } = answers;
  const live = goLive(settings, start.languages.shop);
  const form: FormContext = {
    ...props.form,
    languages: withAdded(start.languages, asList(asValues(settings.common).languages)),
    mistakes: followMistakes(editor.mistakes, editor.draft, live),
  };
  const { channels = EMPTY, chat = EMPTY, hours = EMPTY } = widget.properties ?? {};
  const isBusy = editor.outcome.kind === 'busy';
  const numberPath = `widgets.0.channels.${answers.index}.value`;
  useEffect(() => focusIn(idOf(numberPath)), [numberPath]);
  const show = (path: string) => focusIn(idOf(path));
  const onSubmit = async (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isBusy) return;
    const [path] = Object.keys((await onLive(live)) ?? {});
    if (path !== undefined) show(path);
  };
  return (
    <form noValidate className="hadaya-quick" onSubmit={(event) => void onSubmit(event)}>
      <div className={isWide ? 'hadaya-beside' : undefined}>
        <section className="hadaya-section" aria-labelledby="hadaya-quick-title">
          <h2 id="hadaya-quick-title">{__('Go live in a minute', 'hadaya')}</h2>
          <ol>
            <Question
              title={__('Your WhatsApp number', 'hadaya')}
              hint={__('Visitors send messages to this number. You can add more channels later.', 'hadaya')}
            >
              {form.draw({
                form,
                schema: channels.items?.properties?.value ?? EMPTY,
                path: numberPath,
                channel: 'Whatsapp',
                value: answers.number,
                onChange: answers.setNumber,
              })}
            </Question>
            <Question
              title={__('Your greeting', 'hadaya')}
              hint={__('Visitors see the greeting in the language of the page.', 'hadaya')}
            >
              {form.draw({
                form,
                schema: { ...chat.properties?.head, type: 'string', title: __('Greeting', 'hadaya'), placeholders: [] },
                path: 'widgets.0.chat.head',
                channel: '',
                value: asValues(first.chat).head,
                onChange: answers.setHead,
              })}
            </Question>
            <Question
              title={__('Your opening hours', 'hadaya')}
              hint={__('Outside these hours, the widget stays visible and says when you reopen.', 'hadaya')}
            >
              {form.draw({
                form,
                schema: pickFields(hours, ['enabled', 'lines', 'zone']),
                path: 'widgets.0.hours',
                channel: '',
                value: first.hours,
                onChange: answers.setHours,
              })}
            </Question>
          </ol>
        </section>
        {isWide && (
          <Preview
            start={start}
            draft={live}
            form={form}
            widget={0}
            onFind={show}
            edited="list"
            channel={-1}
            takesFocus={false}
            // The previewed draft is already visible to everybody, so there is nothing to change.
            onShow={() => {}}
          />
        )}
      </div>
      <div className="hadaya-bar">
        {'message' in editor.outcome && (
          <p className="hadaya-mistake" role="alert">
            {editor.outcome.message}
          </p>
        )}
        <Button id="hadaya-save" type="submit" variant="primary" isBusy={isBusy} aria-disabled={isBusy}>
          {__('Go live', 'hadaya')}
        </Button>
        <Button variant="tertiary" onClick={onSkip}>
          {__('Skip and set up manually', 'hadaya')}
        </Button>
      </div>
    </form>
  );
}
