/** The sheet of Hadaya's own look, one for all islands: a page that does not ask for the look does not fetch it. */
import '@hadaya/content/look.css';
import '@hadaya/gallery/look.css';
import '@hadaya/menu/look.css';
import '@hadaya/swatches/look.css';
