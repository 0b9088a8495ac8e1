import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lazyPart.tsx';

const QrDrawing = lazyPart(() => import('./QrDrawing.tsx'));

/** The chat's address for a phone's camera, drawn when it is asked for. */
export function ChatQr({
  address,
  label,
  alt,
}: {
  readonly address: string;
  readonly label: string;
  readonly alt: string;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chaty-chat-qr" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <Suspense>{isOpen && <QrDrawing address={address} alt={alt} />}</Suspense>
    </details>
  );
}
