import effects from './styles/effects.css?inline';

/** The style sheet of the attention effects, for widgets that have one. */
export const effectsCss: string = effects;
