import type { Schema } from '@hadaya/admin/schema';
import { createStore, type Store } from '@hadaya/core';
import { useStoreSync } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Fields } from '../widget/index.ts';
import { ObjectFields, widgetFields } from './Field.tsx';
import { type FormKnowledge, FormProvider } from './FormContext.ts';

export interface WidgetForm extends FormKnowledge {
  readonly schema: Schema;
}

/** The values of a form; dispatching new values re-renders the form. */
export type WidgetStore = Store<Fields, Fields>;

function Form({ form, store }: { readonly form: WidgetForm; readonly store: WidgetStore }): ReactElement {
  const widget = useStoreSync(store);
  return (
    <FormProvider value={form}>
      <ObjectFields
        schema={widgetFields(form.schema, widget.enabled === true)}
        path=""
        value={widget}
        channel=""
        onChange={(next) => store.dispatch(Object(next))}
      />
    </FormProvider>
  );
}

/**
 * Renders a contact widget's fields from the plugin's schema. Renders synchronously, because the page reads the fields
 * right afterwards.
 */
export function startWidgetForm(form: WidgetForm, widget: Fields): WidgetStore {
  const store: WidgetStore = createStore((_before, after) => after, widget);
  const root = createRoot(form.container);
  flushSync(() => root.render(<Form form={form} store={store} />));
  return store;
}
