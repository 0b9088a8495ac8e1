import styles from './video.css?inline';

/** The facade's style sheet, for a shadow root. */
export const VIDEO_STYLES: string = styles;
