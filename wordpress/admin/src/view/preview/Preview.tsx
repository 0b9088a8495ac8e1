import { Button, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Mistakes } from '../../model/editor.ts';
import { findClosed, findRemedy, forPreview, nameOfChannel, toDraftPath } from '../../model/previewRemedy.ts';
import { isHidden } from '../../model/previewState.ts';
import { asList, asValues, nameField, newItem, type Schema, type Values } from '../../model/schema.ts';
import type { StartData } from '../../startData.ts';
import { type FormContext, focusIn } from '../FormContext.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { explainPreview } from './explainPreview.ts';
import { ShowsChoice } from './ShowsChoice.tsx';
import { type FormShows, usePreview } from './usePreview.ts';

/** Width and minimum height of the framed page on each type of screen, in pixels. */
const SIZES: Readonly<Record<string, readonly [width: number, least: number]>> = {
  mobile: [390, 560],
  desktop: [1280, 800],
};

/** Space to keep free, in pixels: above the preview once the page has scrolled, and below the frame. */
const AROUND = 44;
const REST = 20;
const LEAST_HEIGHT = 300;

/**
 * Returns the scale and height at which the whole page fits, so that the launcher's corner is never below the window's
 * edge or behind the bottom bar.
 */
function useRoom([width, least]: readonly [width: number, least: number]) {
  const container = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ across: width, down: least });
  useEffect(() => {
    const frame = container.current;
    const around = frame?.parentElement;
    const bar = frame?.closest('form')?.querySelector('.hadaya-bar');
    if (!frame || !around || !bar) return;
    const measure = () => {
      const above = frame.getBoundingClientRect().top - around.getBoundingClientRect().top;
      const top = (around.parentElement?.getBoundingClientRect().top ?? 0) + window.scrollY;
      const down = window.innerHeight - Math.max(AROUND, top) - above - bar.getBoundingClientRect().height - REST;
      setRoom({ across: frame.clientWidth, down: Math.max(LEAST_HEIGHT, Math.floor(down)) });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [frame, bar, ...around.children]) observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  const scale = Math.min(1, room.across / width);
  return { container, scale, height: Math.min(Math.round(room.down / scale), least * 1.5) };
}

interface RemedyProps {
  readonly refusal: string;
  readonly mistakes: Mistakes;
  readonly schema: Schema;
  readonly onFind: (path: string) => void;
}

/** Explains why the draft was rejected, with one line for each invalid field. */
function Remedy({ refusal, mistakes, schema, onFind }: RemedyProps) {
  return (
    <div>
      <p>{refusal}</p>
      <ul>
        {Object.entries(mistakes).map(([path, message]) => (
          <li key={path}>
            <Button variant="link" onClick={() => onFind(path)}>
              {nameField(schema, path)}
            </Button>{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  readonly start: StartData;
  readonly draft: Values;
  /** Index of the widget that is previewed; the page's other widgets are hidden. */
  readonly widget: number;
  readonly form: FormContext;
  readonly onFind: (path: string) => void;
  /** The part of the widget that the owner edits. Only `list` and `form` open the widget. */
  readonly edited: 'look' | 'list' | 'form' | 'hours';
  /** Index of the edited channel; -1 for none. */
  readonly channel: number;
  /** True if the owner has just opened the preview, which then takes focus. */
  readonly takesFocus: boolean;
  /** Called to make a disabled widget visible to everybody in the draft. */
  readonly onShow: () => void;
}

/**
 * Returns the schema of the preview's controls; rarely needed ones are collapsed. `opened` is left out, because opening
 * a part does not involve the server.
 */
function toControls({ properties = {}, ...schema }: Schema): Schema {
  const { opened: _opened, direction, ...others } = properties;
  const rare = direction ? { direction: { ...direction, isRare: true } } : {};
  return { ...schema, properties: { ...others, ...rare } };
}

/**
 * Returns the open part of the widget: the channels or the form while they are edited, until the user opens or closes
 * the widget in the preview. `channel` is a channel's name.
 */
function useOpened(edited: PreviewProps['edited'], channel: string) {
  const [said, say] = useState<{ readonly about: string; readonly isOpen: boolean }>();
  const [shows, setShows] = useState<FormShows>('form');
  const about = `${edited} ${channel}`;
  const isForm = edited === 'form';
  const isOpen = said?.about === about ? said.isOpen : isForm || edited === 'list';
  const set = (next: boolean) => say({ about, isOpen: next });
  const open = { opened: isOpen, panel: isForm ? 'Contact_Us' : channel, shows: isForm ? shows : 'form' } as const;
  return { open, set, setShows };
}

/** The shop in a frame with the current settings, for any screen, time and country. */
export function Preview({ start, draft, widget, form, onFind, edited, channel, takesFocus, onShow }: PreviewProps) {
  const [view, setView] = useState(() => asValues(newItem(start.view)));
  const { common = {}, form: fields = {} } = draft;
  const shown = forPreview(asList(draft.widgets)[widget] ?? {});
  const named = nameOfChannel(asList(shown.widget.channels), shown.indexes.channels.indexOf(channel));
  const { open, set: setOpened, setShows } = useOpened(edited, named);
  const { url, turn, state, isLoading, refusal, frame, onLoad, retry, ...refused } = usePreview(
    { widgets: [shown.widget], common, form: fields },
    view,
    open,
  );
  const mistakes = Object.fromEntries(
    Object.entries(refused.mistakes).map(([path, message]) => [toDraftPath(path, widget, shown.indexes), message]),
  );
  const size = SIZES[String(view.device)] ?? [390, 560];
  const { container, scale, height } = useRoom(size);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const schema: Schema = {
    type: 'object',
    properties: { ...start.schema.properties, view: { ...start.view, title: __('Preview', 'hadaya') } },
  };
  const own = Object.fromEntries(Object.entries(mistakes).filter(([path]) => path.startsWith('view.')));
  const remedy = findRemedy(state, shown.widget);
  const closed = edited === 'hours' && !remedy ? findClosed(shown.widget.hours) : undefined;
  const isClosed = closed !== undefined && view.day === closed.day;
  return (
    <aside className="hadaya-preview" aria-labelledby="hadaya-preview-title">
      <h2 id="hadaya-preview-title" ref={title} tabIndex={-1}>
        {__('Preview', 'hadaya')}
      </h2>
      <Button className="hadaya-skip" variant="secondary" onClick={() => focusIn('hadaya-save')}>
        {__('Skip preview', 'hadaya')}
      </Button>
      <div className="hadaya-view">
        <ObjectFields
          form={{ ...form, mistakes: own }}
          schema={toControls(start.view)}
          path="view"
          channel=""
          value={view}
          onChange={(next) => setView(asValues(next))}
        />
        {edited === 'form' && open.opened && <ShowsChoice value={open.shows} onChange={setShows} />}
        <ToggleControl
          label={start.view.properties?.opened?.title ?? ''}
          checked={open.opened}
          onChange={setOpened}
          __nextHasNoMarginBottom
        />
      </div>
      <div className="hadaya-preview-status" data-off={refusal === '' && isHidden(state) ? '' : undefined}>
        <div role="status" aria-busy={isLoading}>
          {refusal === '' ? (
            <p>{explainPreview(state, form.nameCountry)}</p>
          ) : (
            <Remedy refusal={refusal} mistakes={mistakes} schema={schema} onFind={onFind} />
          )}
        </div>
        {refusal !== '' && Object.keys(refused.mistakes).length === 0 && (
          <Button variant="secondary" onClick={retry}>
            {__('Try again', 'hadaya')}
          </Button>
        )}
        {refusal === '' && state.kind === 'off' && (
          <Button variant="primary" onClick={onShow}>
            {__('Show the widget to everyone', 'hadaya')}
          </Button>
        )}
        {refusal === '' && remedy && (
          <Button variant="link" onClick={() => setView({ ...view, ...remedy })}>
            {__('Preview anyway', 'hadaya')}
          </Button>
        )}
        {refusal === '' && closed && (
          <Button variant="link" onClick={() => setView({ ...view, ...(isClosed ? { day: 'now' } : closed) })}>
            {isClosed ? __('Preview at the current time', 'hadaya') : __('Preview outside opening hours', 'hadaya')}
          </Button>
        )}
      </div>
      <div ref={container} className="hadaya-frame" data-device={view.device} style={{ blockSize: height * scale }}>
        {url !== '' && (
          <iframe
            key={turn}
            ref={frame}
            src={url}
            title={__('Shop preview', 'hadaya')}
            onLoad={onLoad}
            style={{ width: size[0], height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  );
}
