import { readCurrentImage, type Stage } from './stage.ts';

/** Opens the current picture in a tab of its own, and says why, with a link for browsers that let no tab open. */
export function openPicture(stage: Stage): void {
  const image = readCurrentImage(stage);
  const href = image?.full.src || image?.src || '';
  stage.store.dispatch({ type: 'noticed', notice: { kind: 'picture', href } });
  if (href !== '') stage.context.environment.window.open(href, '_blank', 'noopener');
}
