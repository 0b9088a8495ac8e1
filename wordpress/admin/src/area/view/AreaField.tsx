import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface AreaFieldProps {
  /** URL of the product's picture; empty if it has none. */
  readonly picture: string;
  /** The position in percent as x, y, width and height, such as `40,45,18,18`; empty if no position is set. */
  readonly value: string;
}

const NAMES = ['x', 'y', 'width', 'height'] as const;
type Name = (typeof NAMES)[number];

const label = (name: Name) =>
  ({
    x: __('From the left (%)', 'hadaya'),
    y: __('From the top (%)', 'hadaya'),
    width: __('Width (%)', 'hadaya'),
    height: __('Height (%)', 'hadaya'),
  })[name];

/**
 * Renders four number fields for the position of a buyer's logo on the product's picture; the picture shows the
 * position as the owner types.
 */
export function AreaField({ picture, value }: AreaFieldProps) {
  const [numbers, setNumbers] = useState(() => NAMES.map((_, index) => value.split(',')[index] ?? ''));
  const [x, y, width, height] = numbers.map(Number);
  return (
    <fieldset className="hadaya-quote-area">
      <legend>{__('Logo position on the product image', 'hadaya')}</legend>
      <div className="hadaya-quote-area-parts">
        <div>
          {NAMES.map((name, index) => (
            <label key={name}>
              {label(name)}
              <input
                type="number"
                name={`hadaya_quote_area[${name}]`}
                min={0}
                max={100}
                step="any"
                value={numbers[index]}
                onChange={(event) => setNumbers(numbers.map((one, at) => (at === index ? event.target.value : one)))}
              />
            </label>
          ))}
        </div>
        {picture !== '' && (
          <div className="hadaya-quote-area-picture">
            <img src={picture} alt="" />
            {numbers.every((text) => text !== '') && (
              <span style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }} />
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}
