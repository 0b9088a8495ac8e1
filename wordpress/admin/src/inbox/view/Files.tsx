import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { loadPicture } from '../dom/loadPicture.ts';
import type { LeadFile } from '../startData.ts';

/** A picture's preview, loaded from its protected file; stays empty if loading fails. */
function Preview({ file }: { readonly file: LeadFile }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const ending = new AbortController();
    let made = '';
    loadPicture(file.url, file.picture, ending.signal).then(
      (loaded) => {
        made = loaded;
        if (ending.signal.aborted) URL.revokeObjectURL(loaded);
        else setAddress(loaded);
      },
      () => {},
    );
    return () => {
      ending.abort();
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [file.url, file.picture]);
  return <span className="hadaya-inbox-preview">{address !== '' && <img src={address} alt="" />}</span>;
}

/** A lead's files with name and size, loaded from their protected URLs; pictures also have a preview. */
export function Files({ files }: { readonly files: readonly LeadFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className="hadaya-inbox-files" aria-labelledby="hadaya-inbox-files">
      <h3 id="hadaya-inbox-files">{__('Files', 'hadaya')}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            <a href={file.url}>
              {file.picture === '' ? (
                <span className="hadaya-inbox-preview dashicons dashicons-media-default" aria-hidden="true" />
              ) : (
                <Preview file={file} />
              )}
              <bdi>{file.name}</bdi>
              <bdi className="hadaya-inbox-size">{file.size}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
