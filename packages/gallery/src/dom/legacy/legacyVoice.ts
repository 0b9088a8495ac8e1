import type { Voice, VoiceOptions } from '../openVoice.ts';
import type { GalleryJQuery } from './galleryJQuery.ts';

/** The voice once jQuery is there. */
export interface LegacyVoice extends Voice {
  /** Speaks through another copy of jQuery too. */
  join(copy: GalleryJQuery): void;
}

function describeGallery(copy: GalleryJQuery, { nodes, productId }: VoiceOptions) {
  const { wrapper, slider, strip } = nodes;
  return { $element: copy(wrapper), $slider: copy(slider), $thumbnail: copy(strip), product_id: productId };
}

/** The voice of one gallery. A handler of the page that throws is its own affair: it never stops the gallery. */
export function createLegacyVoice(options: VoiceOptions): LegacyVoice {
  const { nodes, environment, signal } = options;
  const { wrapper } = nodes;
  const galleries = new Map<GalleryJQuery, ReturnType<typeof describeGallery>>();
  const kept = new Map<string, unknown>();
  const ears: { readonly event: string; readonly callback: () => void }[] = [];
  let isSending = false;

  const report = (thrown: unknown) => environment.window.setTimeout(() => environment.window.reportError(thrown));
  const trigger = (target: unknown, event: string, given: readonly unknown[]) => {
    isSending = true;
    for (const [copy, gallery] of galleries) {
      try {
        copy(target).trigger(event, [gallery, ...given]);
      } catch (thrown) {
        report(thrown);
      }
    }
    isSending = false;
  };
  const listenTo = (copy: GalleryJQuery, { event, callback }: (typeof ears)[number]) => {
    const handler = () => {
      if (!isSending) callback();
    };
    copy(wrapper).on(event, handler);
    signal.addEventListener('abort', () => copy(wrapper).off(event, handler), { once: true });
  };
  const forget = () => {
    for (const copy of galleries.keys()) for (const key of kept.keys()) copy(wrapper).removeData(key);
  };
  signal.addEventListener('abort', forget, { once: true });
  return {
    join(copy) {
      if (galleries.has(copy)) return;
      galleries.set(copy, describeGallery(copy, options));
      for (const [key, value] of kept) copy(wrapper).data(key, value);
      for (const ear of ears) listenTo(copy, ear);
    },
    send: (event, ...given) => trigger(wrapper, event, given),
    sendToDocument: (event) => trigger(environment.document, event, []),
    keep(key, value) {
      kept.set(key, value);
      for (const copy of galleries.keys()) copy(wrapper).data(key, value);
    },
    hear(event, callback) {
      const ear = { event, callback };
      ears.push(ear);
      for (const copy of galleries.keys()) listenTo(copy, ear);
    },
  };
}
