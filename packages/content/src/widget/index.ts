/** A page-builder widget: its element, settings and nodes, and the notice for a failed part. */
export { defineWidget, WIDGETS } from './defineWidget.ts';
export { ownNodes } from './dom/ownNodes.ts';
export { hasPartFailed, showNotice } from './dom/showNotice.ts';
export { uniqueId } from './dom/uniqueId.ts';
export { whenConfigured } from './dom/whenConfigured.ts';
export { canMove, isEdited, openContentWidget, readWidgetSettings, type Widget } from './dom/widget.ts';
