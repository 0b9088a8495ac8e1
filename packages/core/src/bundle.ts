/** What core's one built file holds: all that islands need at their start. */

export * from './host/findElementor.ts';
export * from './host/jquery.ts';
export * from './host/keepJQueryPlugin.ts';
export * from './host/watchJQuery.ts';
export * from './html/decodeEntities.ts';
export * from './index.ts';
