import { Button } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { afterChange, hasConditions } from '../../model/audience.ts';
import { countMistakes } from '../../model/editor.ts';
import { asList, asValues, pickFields, type Schema, type Values } from '../../model/schema.ts';
import { fieldsOfStep, STEPS, type Step, stepOfPath } from '../../model/steps.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { AudienceChoice } from './Audience.tsx';
import { StepButtons, Steps } from './Steps.tsx';
import { useWidgetList, WidgetList, type WidgetListProps, WidgetNotices } from './WidgetList.tsx';

interface WidgetsSectionProps extends Omit<WidgetListProps, 'list'> {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Settings stored on the server. */
  readonly kept: Values;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly onQuick: () => void;
}

interface SharedProps extends WidgetsSectionProps {
  readonly group: 'common' | 'product_button';
  readonly names: readonly string[];
}

/** Some fields (`names`) of a settings group that all widgets share. */
function SharedFields({ form, schemas, draft, onChange, group, names }: SharedProps) {
  const schema = schemas[group];
  return (
    schema && (
      <ObjectFields
        form={form}
        schema={pickFields(schema, names)}
        path={group}
        channel=""
        value={draft[group]}
        onChange={(next) => onChange(group, next)}
      />
    )
  );
}

/** Rarely needed settings that all widgets share, collapsed. */
function SharedFold(props: SharedProps) {
  const { form, schemas, group } = props;
  return (
    <details className="hadaya-fold" {...(countMistakes(form.mistakes, group) > 0 ? { open: true } : {})}>
      <summary>{schemas[group]?.title}</summary>
      <SharedFields {...props} />
    </details>
  );
}

/** The site's contact widgets, one of which is edited in steps. */
export function WidgetsSection(props: WidgetsSectionProps) {
  const { form, schemas, kept, chosen, step, onStep, onChange } = props;
  const list = schemas.widgets;
  const tools = useWidgetList({ ...props, list });
  const { widgets } = tools;
  const shown = widgets[chosen];
  if (!list?.items || shown === undefined) return null;
  const put = (next: typeof shown) =>
    onChange(
      'widgets',
      widgets.map((other, index) => (index === chosen ? next : other)),
    );
  const mistakesOf = (one: Step) =>
    Object.keys(form.mistakes).filter(
      (path) => stepOfPath(path) === one && (path.startsWith(`widgets.${chosen}.`) || !path.startsWith('widgets.')),
    ).length;
  const fields = { ...fieldsOfStep(list.items, step), rareTitle: __('More', 'hadaya') };
  const names = Object.keys(fields.properties ?? {});
  const button = schemas.product_button;
  const commonNames = Object.keys(schemas.common?.properties ?? {});
  // The field for the behaviour outside opening hours is below the hours, even though all widgets share this setting.
  const asked = asValues(asValues(shown).hours).enabled === true ? ['outside'] : [];
  const turn = step === 'when' && asked.length > 0 ? names.indexOf('hours') + 1 : 0;
  const draw = (some: readonly string[]) => (
    <ObjectFields
      form={form}
      schema={pickFields(fields, some)}
      path={`widgets.${chosen}`}
      channel=""
      value={shown}
      onChange={(next) => put(afterChange(shown, next))}
    />
  );
  const keptWidget = asList(kept.widgets).find((one) => asValues(one).id === asValues(shown).id);
  const isFresh = asList(asValues(shown).channels).length === 0 && STEPS.indexOf(step) === 0;
  return (
    <Fragment>
      {widgets.length > 1 && <WidgetList {...props} list={list} tools={tools} />}
      <WidgetNotices tools={tools} />
      {!isFresh && (
        <AudienceChoice
          widget={shown}
          kept={keptWidget}
          hasConditions={hasConditions(shown, props.draft.common) || hasConditions(keptWidget ?? {}, kept.common)}
          note={form.notes[`live.${asValues(shown).id}`]}
          onChange={put}
        />
      )}
      <Steps current={step} mistakesOf={mistakesOf} onChoose={onStep} />
      <div key={`${chosen} ${step}`} className="hadaya-fields" data-step={step}>
        {turn > 0 && draw(names.slice(0, turn))}
        {turn > 0 && <SharedFields {...props} group="common" names={asked} />}
        {draw(names.slice(turn))}
        {step === 'channels' && !isFresh && button && !button.isHidden && (
          <SharedFold {...props} group="product_button" names={Object.keys(button.properties ?? {})} />
        )}
        {step === 'when' && (
          <SharedFold {...props} group="common" names={commonNames.filter((name) => !asked.includes(name))} />
        )}
      </div>
      <div className="hadaya-foot">
        {widgets.length === 1 && <WidgetList {...props} list={list} tools={tools} />}
        <Button variant="link" onClick={props.onQuick}>
          {__('Start quick setup', 'hadaya')}
        </Button>
        <StepButtons current={step} onChoose={onStep} />
      </div>
    </Fragment>
  );
}
