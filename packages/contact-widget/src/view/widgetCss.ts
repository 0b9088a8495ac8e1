import controls from './styles/controls.css?inline';
import frame from './styles/frame.css?inline';
import look from './styles/look.css?inline';
import motion from './styles/motion.css?inline';
import signs from './styles/signs.css?inline';

/** The style sheet of launcher and list: a file of its own, fetched beside the drawing code. */
export const widgetCss: string = frame + controls + signs + motion;

/** The custom properties of the shop's own look, for the page itself: they inherit into every widget. */
export const lookCss: string = look;
