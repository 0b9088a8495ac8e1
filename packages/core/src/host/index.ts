/** Integrations with the host page: its jQuery, and Elementor. */
export * from './findElementor.ts';
export * from './jquery.ts';
export * from './keepJQueryPlugin.ts';
export * from './watchJQuery.ts';
