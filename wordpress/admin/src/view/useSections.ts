import { useEffect, useState } from '@wordpress/element';
import { followMenu, markMenu } from '../dom/followMenu.ts';
import type { Mistakes } from '../model/editor.ts';
import { type Step, stepOfPath } from '../model/steps.ts';
import type { StartData } from '../startData.ts';
import { focusIn, idOf } from './FormContext.ts';
import { addressOf, type Section, sectionsOf } from './sections.ts';

/** Returns the sections, the current section, widget and step, and functions that open a section or any field. */
export function useSections(start: StartData) {
  const sections = sectionsOf(start);
  // A link can name the section in its hash. Without a hash, the page's default section opens.
  const [chosen, setChosen] = useState(window.location.hash.slice(1) || start.screen);
  const choose = (name: Section['name']) => {
    setChosen(name);
    markMenu(addressOf(start, name));
  };
  useEffect(
    () =>
      followMenu((address) => {
        const found = sections.find(({ name }) => addressOf(start, name) === address);
        if (found) choose(found.name);
        return found !== undefined;
      }),
    [],
  );
  const [step, chooseStep] = useState<Step>('channels');
  const [widget, chooseWidget] = useState(0);
  const [target, want] = useState({ path: '' });
  useEffect(() => {
    if (target.path !== '') focusIn(idOf(target.path));
  }, [target]);
  const show = (path: string) => {
    const home = sections.find(({ groups }) => groups.includes(path.split('.')[0] ?? ''));
    if (home) choose(home.name);
    const index = /^widgets\.(\d+)\./.exec(path)?.[1];
    if (index !== undefined) chooseWidget(Number(index));
    const stepThere = stepOfPath(path);
    if (stepThere) chooseStep(stepThere);
    want({ path });
  };
  const showMistake = (mistakes: Mistakes | undefined) => {
    const [path] = Object.keys(mistakes ?? {});
    if (path !== undefined) show(path);
  };
  const current = sections.find(({ name }) => name === chosen) ?? sections[0];
  return { sections, current, choose, show, showMistake, widget, chooseWidget, step, chooseStep };
}
