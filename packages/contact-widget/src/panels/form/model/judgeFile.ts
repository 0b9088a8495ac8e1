/** Upload limits in bytes. */
export interface UploadLimits {
  /** Limit per file; `undefined` if the server gives none, or if it is not below `total`. */
  readonly each: number | undefined;
  readonly total: number;
}

/** Typical request size limit on servers. */
const USUAL_TOTAL = 32 * 1024 * 1024;

export function readUploadLimits(server: {
  readonly maxUploadBytes: number;
  readonly maxTotalBytes: number;
}): UploadLimits {
  const each = server.maxUploadBytes || undefined;
  const total = server.maxTotalBytes || Math.max(USUAL_TOTAL, each ?? 0);
  return { each: each !== undefined && each < total ? each : undefined, total };
}

/** Extensions that the server accepts. */
const FILE_EXTENSIONS =
  'jpg jpeg png gif pdf doc docx ppt pptx pps ppsx odt xls xlsx mp3 mp4 wav mpg avi mov wmv 3gp ogv'.split(' ');

export const FILE_ACCEPT: string = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export type FileProblem = 'fileRefused' | 'fileEmpty' | 'fileTooLarge' | 'fileAloneTooLarge';

/**
 * Returns a name's extension, ignoring trailing spaces and dots. Earlier dots are part of the name: `flag.svg.png` is a
 * picture. The server checks the file's contents.
 */
function readExtension(name: string): string {
  return /\.([a-z\d]+)[\s.\p{Cf}]*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Checks a file against the server's limits, counting the bytes of the files already in the form. */
export function judgeFile(
  file: Pick<File, 'name' | 'size'>,
  heldBytes: number,
  { each, total }: UploadLimits,
): FileProblem | undefined {
  if (!FILE_EXTENSIONS.includes(readExtension(file.name))) return 'fileRefused';
  if (file.size === 0) return 'fileEmpty';
  if (each !== undefined && file.size > each) return 'fileAloneTooLarge';
  return heldBytes + file.size > total ? 'fileTooLarge' : undefined;
}

/** Formats a size: `12 KB`, `3.4 MB`; on Arabic pages, with an Arabic unit and the digits that our strings use. */
export function formatSize(bytes: number, isArabicPage = false): string {
  const kilobytes = bytes / 1024;
  if (isArabicPage) {
    const [size, unit] =
      kilobytes < 1024 ? [Math.max(1, Math.round(kilobytes)), 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
    const maximumFractionDigits = size >= 10 ? 0 : 1;
    return size.toLocaleString('ar-u-nu-latn', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits });
  }
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  const megabytes = kilobytes / 1024;
  return `${megabytes >= 10 ? Math.round(megabytes) : megabytes.toFixed(1)} MB`;
}
