import { TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { languagesOf, readInstead, textIn, withText } from '../model/languageTexts.ts';
import { asValues } from '../model/schema.ts';
import { controlProps } from './controlProps.tsx';
import { type FieldProps, idOf } from './FormContext.ts';
import { Placeholders } from './Placeholders.tsx';

/**
 * Checks whether a text gets a field for each language: if there are several languages, or if its stored value is keyed
 * by language.
 */
export const isInLanguages = ({ form, schema, value }: FieldProps): boolean =>
  schema.isTranslatable === true && (form.languages.length > 1 || Object.keys(asValues(value)).length > 0);

/** Checks whether the settings screen is in the given language. */
const isOwners = (tag: string) => tag.split('-')[0] === document.documentElement.lang.split('-')[0];

/** A string for visitors in every language of the shop, side by side, the main language first. */
export function LanguagesField(props: FieldProps) {
  const { form, schema, path, value: given, onChange } = props;
  const { usual } = schema;
  // True for a default text: until the owner enters a text, each page shows the default in its own language.
  const isOurs = typeof given === 'string' && usual !== undefined && Object.values(usual).includes(given);
  const languages = languagesOf(given, form.languages);
  const main = languages[0]?.tag ?? '';
  const value = isOurs ? (usual[main] ?? given) : given;
  const isLong = (schema.format ?? '').endsWith('long');
  const instead = readInstead(value, languages);
  const { help } = controlProps(props);
  return (
    <fieldset className="hadaya-languages">
      <legend>{schema.title}</legend>
      <div className="hadaya-language-texts">
        {languages.map(({ tag, name, dir }) => {
          const mistake = form.mistakes[`${path}.${tag}`];
          const text = textIn(value, tag, main);
          const isMissing = text === '' && instead !== undefined && !isOurs && tag !== main;
          const missing = isMissing
            ? sprintf(__('Not translated. Visitors see the text in %s.', 'hadaya'), instead.name)
            : '';
          const shared = {
            label: name,
            value: text,
            dir,
            lang: tag,
            // The example text is in the owner's language, so the fields for other languages have no placeholder.
            placeholder: isOurs ? usual[tag] : isOwners(tag) ? schema.example : undefined,
            help: mistake ? <span className="hadaya-mistake">{mistake}</span> : missing || undefined,
            'aria-invalid': mistake !== undefined,
            onChange: (next: string) => onChange(withText(value, tag, next, main)),
            __nextHasNoMarginBottom: true as const,
          };
          return (
            <div key={tag} id={idOf(`${path}.${tag}`)} className={isMissing ? 'is-missing' : undefined}>
              {isLong ? <TextareaControl {...shared} rows={3} /> : <TextControl {...shared} __next40pxDefaultSize />}
              {schema.placeholders && (
                <Placeholders
                  placeholders={schema.placeholders}
                  path={`${path}.${tag}`}
                  text={text}
                  onChange={shared.onChange}
                />
              )}
            </div>
          );
        })}
      </div>
      {help && <p className="description">{help}</p>}
    </fieldset>
  );
}
