import './form.ts';

/**
 * Runs whole inside the page: chooses with random pauses, each lookup answered after a random time. Answers what did not
 * end on the last choice.
 */
export async function runSchedules({
  rounds,
  name,
}: {
  readonly rounds: number;
  readonly name: string;
}): Promise<string[]> {
  const form = window.__variations?.forms[0]?.form;
  const id = document.querySelector<HTMLInputElement>('.variations_form input.variation_id');
  if (!form || !id) return ['no form'];
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
  for (let round = 0; round < rounds; round += 1) {
    const choices = Array.from({ length: 2 + random(3) }, () => 1 + random(35));
    for (const choice of choices) {
      form.choose(name, `opt-${choice}`);
      if (random(2) === 0) await nextFrame();
    }
    const wanted = 32 + (choices.at(-1) ?? 0);
    const isFound = () => {
      const { match } = form.getState();
      return match.kind === 'found' && match.variation.id === wanted && id.value === String(wanted);
    };
    while (!isFound()) await nextFrame();
    // An answer to an earlier choice that still comes must change nothing any more.
    while (onTheirWay > 0) await nextFrame();
    await nextFrame();
    if (!isFound()) wrong.push(`${choices.join()}: ${id.value}`);
  }
  return wrong;
}
