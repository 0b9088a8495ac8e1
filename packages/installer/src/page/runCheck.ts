import { checkPage, type Finding } from '../check/index.ts';
import { fillForm } from '../form/index.ts';
import { type BuilderPage, fieldsOf, nodeOf, type PageTexts } from './builderPage.ts';

/** One line of the check's list. */
function findingLine({ kind, text, values = {} }: Finding, texts: PageTexts): HTMLLIElement {
  const line = document.createElement('li');
  line.dataset.finding = kind;
  const words = (texts[`check_${text}`] ?? text).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  line.textContent = `${texts[`kind_${kind}`]} ${words}`;
  return line;
}

/** The HTML to be checked: what was pasted, or the page at an address; `undefined` where the browser may not read it. */
async function readGiven(given: string): Promise<string | undefined> {
  if (!/^(https?:\/\/|\/)\S+$/.test(given)) return given;
  const answer = await fetch(given).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Checks what was pasted and lists what was found; settings in it can be taken over. */
export async function runCheck(builder: BuilderPage): Promise<void> {
  const { form, texts, facts, hashes } = builder;
  const given = fieldsOf(form).given?.value.trim() ?? '';
  const list = nodeOf<HTMLUListElement>('[data-findings]');
  const take = nodeOf<HTMLButtonElement>('[data-take]');
  const html = given === '' ? undefined : await readGiven(given);
  take.hidden = true;
  if (html === undefined) {
    list.replaceChildren(findingLine({ kind: 'bad', text: given === '' ? 'empty' : 'notReadable' }, texts));
    return;
  }
  const { findings, settings } = checkPage(html, { ...facts, hashes: [...hashes.values()] });
  const order = ['bad', 'good', 'note'];
  findings.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  list.replaceChildren(...findings.map((finding) => findingLine(finding, texts)));
  take.hidden = typeof settings !== 'object' || Object.keys(Object(settings)).length === 0;
  take.onclick = () => {
    fillForm(form, settings);
    form.dispatchEvent(new Event('input'));
    form.dispatchEvent(new Event('change'));
  };
}
