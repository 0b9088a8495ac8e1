import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type DrawQr, loadQr } from '../../dom/loadQr.ts';
import { saveFile } from '../../dom/saveFile.ts';

/** Quiet zone around a printed code, in modules, as the QR standard requires. */
const QUIET = 4;
/** Width on a printed page. */
const PRINTED = '40mm';

interface QrCodeProps {
  /** URL of the file that renders QR codes. */
  readonly file: string;
  /** The URL that the code contains. */
  readonly address: string;
  /** Name of the channel, for screen readers. */
  readonly name: string;
}

type State = 'closed' | 'coming' | 'failed' | { readonly draw: DrawQr };

function toFile({ path, size }: ReturnType<DrawQr>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED}" height="${PRINTED}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}

/** A button that shows a channel's QR code, to be downloaded and printed on cards, parcels and shop windows. */
export function QrCode({ file, address, name }: QrCodeProps) {
  const [state, setState] = useState<State>('closed');
  const open = () => {
    setState('coming');
    loadQr(file).then(
      (draw) => setState({ draw }),
      () => setState('failed'),
    );
  };
  const code = typeof state === 'object' ? state.draw(address, QUIET) : undefined;
  return (
    <div className="hadaya-qr">
      <Button
        variant="link"
        aria-expanded={code !== undefined}
        onClick={() => (code ? setState('closed') : state !== 'coming' && open())}
      >
        {__('Printable QR code', 'hadaya')}
      </Button>
      <div role="status">
        {state === 'failed' && <p>{__('The QR code could not be loaded. Try again.', 'hadaya')}</p>}
      </div>
      {code && (
        <div className="hadaya-qr-code">
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={sprintf(/* translators: %s: name of a channel. */ __('QR code: %s', 'hadaya'), name)}
          >
            <path d={code.path} />
          </svg>
          <div>
            <p>
              {__('This code opens:', 'hadaya')} <bdi dir="ltr">{address}</bdi>
            </p>
            <Button variant="secondary" onClick={() => saveFile('qr-code.svg', toFile(code), 'image/svg+xml')}>
              {__('Download SVG', 'hadaya')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
