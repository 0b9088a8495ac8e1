/** A widget of the page builder: where it stands, its settings and its nodes, and what is said when a part of it does not come. */
export { defineWidget, WIDGETS } from './defineWidget.ts';
export { ownNodes } from './dom/ownNodes.ts';
export { isPartLost, showNotice } from './dom/showNotice.ts';
export { uniqueId } from './dom/uniqueId.ts';
export { whenConfigured } from './dom/whenConfigured.ts';
export { canMove, isEdited, openContentWidget, readWidgetSettings, type Widget } from './dom/widget.ts';
