import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Mistakes } from '../../model/editor.ts';
import { asList, asValues, nameField, newItem, type Schema, type Values } from '../../model/schema.ts';
import type { StartData } from '../../startData.ts';
import type { FormContext } from '../FormContext.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { explainPreview } from './explainPreview.ts';
import { usePreview } from './usePreview.ts';

/** Pixels of the page in the frame, by kind of screen. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  mobile: [390, 700],
  desktop: [1280, 800],
};

/** Height that the window needs for all but the page. */
const REST_HEIGHT = 470;
const LEAST_HEIGHT = 360;

/** How much smaller than its size the page is drawn so that the whole of it can be seen; never larger. */
function useScale(width: number, height: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ across: width, down: height });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const down = Math.max(LEAST_HEIGHT, window.innerHeight - REST_HEIGHT);
      if (entry) setRoom({ across: entry.contentRect.width, down });
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, scale: Math.min(1, room.across / width, room.down / height) };
}

interface WantedProps {
  readonly refusal: string;
  readonly mistakes: Mistakes;
  readonly schema: Schema;
  readonly onFind: (path: string) => void;
}

/** What the draft still wants before it can be shown, a line for each field. */
function Wanted({ refusal, mistakes, schema, onFind }: WantedProps) {
  return (
    <div>
      <p>{refusal}</p>
      <ul>
        {Object.entries(mistakes).map(([path, message]) => (
          <li key={path}>
            <Button variant="link" onClick={() => onFind(path)}>
              {nameField(schema, path)}
            </Button>
            {': '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Mistakes of the only widget of a preview by their paths in the list. */
function atPlace(mistakes: Mistakes, place: number): Mistakes {
  return Object.fromEntries(
    Object.entries(mistakes).map(([path, message]) => [path.replace(/^widgets\.0\./, `widgets.${place}.`), message]),
  );
}

interface PreviewProps {
  readonly start: StartData;
  readonly draft: Values;
  /** Place of the widget that is shown; the others of the page stay away. */
  readonly widget: number;
  readonly form: FormContext;
  /** Leads to the field at a path. */
  readonly onFind: (path: string) => void;
  /** Whether the focus goes to it, because somebody has just asked for it. */
  readonly takesFocus: boolean;
}

/** The shop in a frame, with the settings as they stand here, on any screen, at any hour, from any country. */
export function Preview({ start, draft, widget, form, onFind, takesFocus }: PreviewProps) {
  const [view, setView] = useState(() => asValues(newItem(start.view)));
  const { common = {}, form: fields = {} } = draft;
  const widgets = asList(draft.widgets).slice(widget, widget + 1);
  const { url, turn, state, isLoading, refusal, frame, onLoad, ...refused } = usePreview(
    { widgets, common, form: fields },
    view,
  );
  const mistakes = atPlace(refused.mistakes, widget);
  const [width, height] = SIZES[String(view.device)] ?? [390, 700];
  const { place, scale } = useScale(width, height);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const schema: Schema = {
    type: 'object',
    properties: { ...start.schema.properties, view: { ...start.view, title: __('Preview', 'hadaya') } },
  };
  const own = Object.fromEntries(Object.entries(mistakes).filter(([path]) => path.startsWith('view.')));
  return (
    <aside className="hadaya-preview" aria-labelledby="hadaya-preview-title">
      <h2 id="hadaya-preview-title" ref={title} tabIndex={-1}>
        {__('Preview, not saved', 'hadaya')}
      </h2>
      <div className="hadaya-view">
        <ObjectFields
          form={{ ...form, mistakes: own }}
          schema={start.view}
          path="view"
          channel=""
          value={view}
          onChange={(next) => setView(asValues(next))}
        />
      </div>
      <div role="status" aria-busy={isLoading}>
        {refusal === '' ? (
          <p>{explainPreview(state, form.nameCountry)}</p>
        ) : (
          <Wanted refusal={refusal} mistakes={mistakes} schema={schema} onFind={onFind} />
        )}
      </div>
      <div ref={place} className="hadaya-frame" style={{ blockSize: height * scale }}>
        {url !== '' && (
          <iframe
            key={turn}
            ref={frame}
            src={url}
            title={__('Your shop with these settings', 'hadaya')}
            onLoad={onLoad}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  );
}
