import { checkPage } from '../check/index.ts';
import { fillForm } from '../form/index.ts';
import { type BuilderPage, fieldsOf, nodeOf } from './builderPage.ts';

/**
 * Returns the HTML to check: the pasted text, or the page at a pasted URL; `undefined` if the browser cannot read the
 * page.
 */
async function readGiven(given: string): Promise<string | undefined> {
  if (!/^(https?:\/\/|\/)\S+$/.test(given)) return given;
  const answer = await fetch(given).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Checks the pasted input, lists the findings and offers to import the input's settings. */
export async function runCheck(builder: BuilderPage): Promise<void> {
  const { form, facts, hashes, showFindings } = builder;
  const given = fieldsOf(form).given?.value.trim() ?? '';
  const take = nodeOf<HTMLButtonElement>('[data-take]');
  const html = given === '' ? undefined : await readGiven(given);
  take.hidden = true;
  if (html === undefined) {
    showFindings([{ kind: 'bad', text: given === '' ? 'empty' : 'notReadable' }]);
    return;
  }
  const { findings, settings } = checkPage(html, { ...facts, hashes: [...hashes.values()] });
  const order = ['bad', 'good', 'note'];
  findings.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  showFindings(findings);
  take.hidden = typeof settings !== 'object' || Object.keys(Object(settings)).length === 0;
  take.onclick = () => {
    fillForm(form, settings);
    form.dispatchEvent(new Event('input'));
    form.dispatchEvent(new Event('change'));
  };
}
