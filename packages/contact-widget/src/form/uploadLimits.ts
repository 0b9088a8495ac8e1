/** How much a form may send, in bytes. */
export interface UploadLimits {
  /** One file; absent where the server names no limit of its own. */
  readonly each: number | undefined;
  readonly total: number;
}

/** What usual servers take in one request. */
const USUAL_TOTAL = 32 * 1024 * 1024;

function readBytes(raw: unknown): number | undefined {
  const bytes = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof bytes === 'number' && Number.isFinite(bytes) && bytes > 0 ? Math.floor(bytes) : undefined;
}

/** The limits as the server prints them into its settings; those of usual servers where it prints none. */
export function readUploadLimits(settings: Readonly<Record<string, unknown>>): UploadLimits {
  const each = readBytes(settings.max_upload_bytes);
  const total = readBytes(settings.max_total_bytes) ?? Math.max(USUAL_TOTAL, each ?? 0);
  return { each: each !== undefined && each < total ? each : undefined, total };
}
