import { fillText, isArabic } from '@hadaya/core';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useList } from '../../panel/index.ts';
import { FILE_ACCEPT, formatSize, judgeFile, readUploadLimits } from '../model/judgeFile.ts';
import { type FieldInputProps, readInputProps, useFormShare } from './FormContext.ts';

/** Lists chosen files with their sizes, each removable, and rejects unsuitable files immediately with a message. */
export function FileField(props: FieldInputProps): ReactNode {
  const { field, id, errorId } = props;
  const { form, texts } = useFormShare();
  const { page } = useList();
  const limits = readUploadLimits(page.server);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [happened, setHappened] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chosen = form.state.values.files[field.key] ?? [];
  const change = (files: readonly File[]) => form.dispatch({ kind: 'files', key: field.key, files });
  // Direction isolates keep a size's number and unit in order in Arabic text.
  const isArabicPage = isArabic(page.context.element);
  const apart = (bytes: number) => `\u2068${formatSize(bytes, isArabicPage)}\u2069`;
  const sizes = { size: apart(limits.total), each: apart(limits.each ?? limits.total) };

  const add = (list: FileList | null) => {
    const kept = [...chosen];
    const others = Object.entries(form.state.values.files).flatMap(([key, files]) => (key === field.key ? [] : files));
    const messages: string[] = [];
    for (const file of list ?? []) {
      const held = [...others, ...kept].reduce((sum, one) => sum + one.size, 0);
      const problem = judgeFile(file, held, limits);
      if (problem) messages.push(fillText(texts[problem], { name: file.name, ...sizes }));
      else kept.push(file);
    }
    const added = kept.slice(chosen.length).map(({ name }) => fillText(texts.fileAdded, { name }));
    setProblems(messages);
    setHappened(added.join(' '));
    change(kept);
  };
  /** Removes a file; the focus moves to the next file, the last one or, if none is left, the input. */
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, index: number) => {
    if (index === chosen.length - 1) {
      const before = currentTarget.closest('li')?.previousElementSibling?.querySelector('button');
      (before ?? input.current)?.focus();
    }
    setHappened(fillText(texts.fileRemoved, { name: chosen[index]?.name ?? '' }));
    change(chosen.filter((_, at) => at !== index));
  };
  const isMarked = errorId !== undefined || problems.length > 0;
  const shared = readInputProps({ ...props, errorId: isMarked ? (errorId ?? `${id}-problem`) : undefined });
  // The native input shows "No file chosen", because we store the files separately, so its description refers to the
  // list of chosen files.
  const names = chosen.map((_, index) => `${id}-file-${index}`);
  return (
    <>
      <input
        {...shared}
        ref={input}
        type="file"
        multiple
        accept={FILE_ACCEPT}
        aria-describedby={[...names, `${id}-types`, isMarked && shared['aria-describedby']].filter(Boolean).join(' ')}
        onChange={(event) => {
          add(event.target.files);
          event.target.value = '';
        }}
      />
      <span className="chaty-field-hint" id={`${id}-types`}>
        {fillText(limits.each === undefined ? texts.fileTypes : texts.fileTypesEach, sizes)}
      </span>
      {chosen.length > 0 && (
        <ul className="chaty-files">
          {chosen.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a visitor may choose a file twice, and a row has no state
            <li key={index}>
              <bdi id={names[index]}>{file.name}</bdi>
              <span>{formatSize(file.size, isArabicPage)}</span>
              <button
                type="button"
                aria-label={fillText(texts.removeFile, { name: file.name })}
                onClick={(event) => remove(event, index)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="sr-only" role="status">
        {happened}
      </span>
      <span className="chaty-error-msg" id={`${id}-problem`} role="status">
        {problems.join(' ')}
      </span>
    </>
  );
}
