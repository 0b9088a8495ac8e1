/**
 * The style sheet of Hadaya's own look, a single sheet for all islands; a page without this look does not load the
 * sheet.
 */
import '@hadaya/content/look.css';
import '@hadaya/gallery/look.css';
import '@hadaya/menu/look.css';
import '@hadaya/swatches/look.css';
