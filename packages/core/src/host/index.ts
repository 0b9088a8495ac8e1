/** What the page around us brings: its own jQuery, and Elementor. */
export * from './findElementor.ts';
export * from './jquery.ts';
export * from './keepJQueryPlugin.ts';
export * from './watchJQuery.ts';
