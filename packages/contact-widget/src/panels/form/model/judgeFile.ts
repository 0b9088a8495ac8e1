/** How much a form may send, in bytes. */
export interface UploadLimits {
  /** One file; absent where the server names no limit of its own. */
  readonly each: number | undefined;
  readonly total: number;
}

/** What usual servers take in one request. */
const USUAL_TOTAL = 32 * 1024 * 1024;

/** The limits that the server has told; those of usual servers where it has told none. */
export function readUploadLimits(server: {
  readonly maxUploadBytes: number;
  readonly maxTotalBytes: number;
}): UploadLimits {
  const each = server.maxUploadBytes || undefined;
  const total = server.maxTotalBytes || Math.max(USUAL_TOTAL, each ?? 0);
  return { each: each !== undefined && each < total ? each : undefined, total };
}

/** Extensions that the server's form takes. */
const FILE_EXTENSIONS =
  'jpg jpeg png gif pdf doc docx ppt pptx pps ppsx odt xls xlsx mp3 mp4 wav mpg avi mov wmv 3gp ogv'.split(' ');

/** The `accept` attribute of a file field. */
export const FILE_ACCEPT: string = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Why a file is not sent. */
export type FileProblem = 'fileRefused' | 'fileEmpty' | 'fileTooLarge' | 'fileAloneTooLarge';

/**
 * What a name ends in; blanks and stops behind it are nothing. Stops before it are part of the name: `flag.svg.png` is a
 * picture. Whether a file is what its name says is for the server, which looks at its bytes.
 */
function readExtension(name: string): string {
  return /\.([a-z\d]+)[\s.\p{Cf}]*$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What is wrong with a file, given the bytes that the whole form holds already and the server's limits. */
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

/** A size for people: `12 KB`, `3.4 MB`; on Arabic pages with the unit in words, in the digits of all our texts. */
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
