/** The style sheet of Hadaya's own look, one sheet for all islands; a page without the look does not load it. */
import '@hadaya/content/look.css';
import '@hadaya/gallery/look.css';
import '@hadaya/menu/look.css';
import '@hadaya/swatches/look.css';
