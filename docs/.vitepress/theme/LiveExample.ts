import { useData } from 'vitepress';
import { computed, defineComponent, h, onMounted, type Ref, ref } from 'vue';
import { liveTexts } from './liveTexts.ts';

/** Path of the demo's lab, in which each page shows a single widget. */
const LAB = '/lab';

function parseObject(source: string): object | undefined {
  try {
    const value: unknown = JSON.parse(source.trim() || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function useExample(page: string, settings: string, isArabicPage: boolean) {
  const source = ref(settings);
  const shown = ref(parseObject(settings) ?? {});
  const [phone, arabic, panel, isThere, isMounted] = [false, isArabicPage, false, true, false].map((value) =>
    ref(value),
  );
  const address = computed(() => {
    const query = new URLSearchParams({ settings: JSON.stringify(shown.value) });
    if (arabic?.value) query.set('dir', 'rtl');
    if (panel?.value) query.set('hadaya_debug', '1');
    return `${LAB}${page}?${query}`;
  });
  const problem = computed(() => parseObject(source.value) === undefined);
  const show = () => {
    shown.value = parseObject(source.value) ?? shown.value;
  };
  const reset = () => {
    source.value = settings;
    show();
  };
  onMounted(async () => {
    if (isMounted) isMounted.value = true;
    const answer = await fetch(LAB + page).catch(() => undefined);
    if (isThere) isThere.value = answer?.ok === true;
  });
  return { source, phone, arabic, panel, isThere, isMounted, address, problem, show, reset };
}

const checkbox = (label: string, value: Ref<boolean> | undefined) =>
  h('label', [
    h('input', {
      type: 'checkbox',
      checked: value?.value,
      onChange: (event: Event) => {
        if (value && event.target instanceof HTMLInputElement) value.value = event.target.checked;
      },
    }),
    label,
  ]);

const button = (label: string, onClick: () => void) => h('button', { type: 'button', onClick }, label);

function drawSource({ source, problem }: ReturnType<typeof useExample>, texts: Readonly<Record<string, string>>) {
  const area = h('textarea', {
    dir: 'ltr',
    rows: Math.min(12, source.value.split('\n').length + 1),
    spellcheck: false,
    value: source.value,
    'aria-invalid': problem.value,
    onInput: (event: Event) => {
      if (event.target instanceof HTMLTextAreaElement) source.value = event.target.value;
    },
  });
  return h('label', { class: 'live-settings' }, [texts.settings, area]);
}

/** Shows a page of the demo shop in an iframe, with settings that a reader can change. */
export const LiveExample = defineComponent({
  props: { page: { type: String, required: true }, settings: { type: String, default: '{}' } },
  setup(props) {
    const isArabic = useData().lang.value === 'ar';
    const texts = liveTexts[isArabic ? 'ar' : 'en'];
    const example = useExample(props.page, props.settings, isArabic);
    const { phone, arabic, panel, isThere, isMounted, address, problem, show, reset } = example;
    const frame = () =>
      h('iframe', { class: { 'live-frame': true, 'is-phone': phone?.value }, title: texts.frame, src: address.value });
    return () =>
      h('section', { class: 'live' }, [
        drawSource(example, texts),
        h('p', { class: 'live-problem', role: 'status' }, problem.value ? texts.wrong : ''),
        h('p', { class: 'live-actions' }, [
          button(texts.show, show),
          button(texts.reset, reset),
          checkbox(texts.phone, phone),
          checkbox(texts.arabic, arabic),
          checkbox(texts.panel, panel),
        ]),
        isThere?.value ? isMounted?.value && frame() : h('p', { class: 'live-absent' }, texts.absent),
      ]);
  },
});
