import type { VariationSettings } from '../../settings.ts';
import type { JQueryWatch } from '../jquery/watchJQuery.ts';
import type { FormSession } from '../session.ts';

/** The form's session with what only its companion needs. */
export interface CompanionSession extends FormSession {
  readonly settings: VariationSettings;
  readonly jquery: JQueryWatch;
}
