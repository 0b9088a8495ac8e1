import { isRecord, type PageWindow } from '@hadaya/core';

/** Whether the page is a page builder's editor or preview, or WordPress's Customizer: there nothing opens or counts. */
export function isEditing(page: PageWindow): boolean {
  if (/[?&](?:elementor-preview|customize_changeset_uuid)\b/.test(page.location.search)) return true;
  const frontend: unknown = Reflect.get(page, 'elementorFrontend');
  if (!isRecord(frontend) || typeof frontend.isEditMode !== 'function') return false;
  try {
    return frontend.isEditMode() === true;
  } catch {
    return false;
  }
}
