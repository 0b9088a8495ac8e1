import './form.ts';

/**
 * Runs in the page, on all of its forms at once: selects values with random pauses, while each lookup gets its response
 * after a random delay. Returns one line for each form and round in which the last selection did not win.
 */
export async function runSchedules({
  rounds,
  name,
}: {
  readonly rounds: number;
  readonly name: string;
}): Promise<string[]> {
  const forms = (window.__variations?.forms ?? []).map(({ form }) => form);
  const ids = [...document.querySelectorAll<HTMLInputElement>('.variations_form input.variation_id')];
  if (forms.length === 0 || ids.length !== forms.length) return ['no form'];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed % below;
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let onTheirWay = 0;
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    this.setRequestHeader('x-hadaya-fault', JSON.stringify({ delay: random(60) }));
    this.addEventListener('loadend', () => {
      onTheirWay -= 1;
    });
    onTheirWay += 1;
    send.call(this, body);
  };
  const wrong: string[] = [];
  /**
   * Selects random values in one form. `isFound` reports whether the form has found the variation of the last value.
   */
  const choose = async (index: number) => {
    const [form, id] = [forms[index], ids[index]];
    const choices = Array.from({ length: 2 + random(3) }, () => 1 + random(35));
    for (const choice of choices) {
      form?.choose(name, `opt-${choice}`);
      if (random(2) === 0) await nextFrame();
    }
    const expected = 32 + (choices.at(-1) ?? 0);
    const isFound = () => {
      const match = form?.getState().match;
      return match?.kind === 'found' && match.variation.id === expected && id?.value === String(expected);
    };
    return { isFound, tell: () => wrong.push(`${choices.join()}: ${id?.value}`) };
  };
  for (let round = 0; round < rounds; round += 1) {
    const schedules = await Promise.all(forms.map((_form, index) => choose(index)));
    while (!schedules.every(({ isFound }) => isFound())) await nextFrame();
    // A late response to an earlier selection must change nothing.
    while (onTheirWay > 0) await nextFrame();
    await nextFrame();
    for (const { isFound, tell } of schedules) if (!isFound()) tell();
  }
  return wrong;
}
