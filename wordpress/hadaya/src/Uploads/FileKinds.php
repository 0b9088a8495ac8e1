<?php
/**
 * File types.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies that a file's signature matches its name.
 */
final class FileKinds {

	/**
	 * File signatures by extension, as regular expressions that match the first bytes.
	 */
	const SIGNATURES = array(
		'jpg'  => '/^\xFF\xD8\xFF/',
		'jpeg' => '/^\xFF\xD8\xFF/',
		'png'  => '/^\x89PNG\r\n\x1A\n/',
		'gif'  => '/^GIF8[79]a/',
		'pdf'  => '/^%PDF-/',
		'doc'  => '/^\xD0\xCF\x11\xE0/',
		'ppt'  => '/^\xD0\xCF\x11\xE0/',
		'pps'  => '/^\xD0\xCF\x11\xE0/',
		'xls'  => '/^\xD0\xCF\x11\xE0/',
		'docx' => '/^PK\x03\x04/',
		'pptx' => '/^PK\x03\x04/',
		'ppsx' => '/^PK\x03\x04/',
		'xlsx' => '/^PK\x03\x04/',
		'odt'  => '/^PK\x03\x04/',
		'mp3'  => '/^(?:ID3|\xFF[\xE2-\xFB])/',
		'mp4'  => '/^.{4}ftyp/s',
		'mov'  => '/^.{4}(?:ftyp|moov|mdat|wide|free|skip)/s',
		'3gp'  => '/^.{4}ftyp/s',
		'wav'  => '/^RIFF.{4}WAVE/s',
		'avi'  => '/^RIFF.{4}AVI /s',
		'mpg'  => '/^\x00\x00\x01[\xB3\xBA]/',
		'wmv'  => '/^\x30\x26\xB2\x75/',
		'ogv'  => '/^OggS/',
	);

	/**
	 * Allowed types of logos. An SVG is text: it is stored and downloaded as a file, never rendered as markup.
	 */
	const LOGOS = array(
		'png'  => self::SIGNATURES['png'],
		'jpg'  => self::SIGNATURES['jpg'],
		'jpeg' => self::SIGNATURES['jpeg'],
		'pdf'  => self::SIGNATURES['pdf'],
		'webp' => '/^RIFF.{4}WEBP/s',
		'svg'  => '/^(?:\xEF\xBB\xBF)?\s*(?:<\?xml [^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*<svg[\s>]/',
	);

	/**
	 * Image types by extension, to compare with a picture's content.
	 */
	const PICTURES = array(
		'jpg'  => IMAGETYPE_JPEG,
		'jpeg' => IMAGETYPE_JPEG,
		'png'  => IMAGETYPE_PNG,
		'gif'  => IMAGETYPE_GIF,
		'webp' => IMAGETYPE_WEBP,
	);

	/**
	 * Checks whether a file's name and content match the same allowed type.
	 *
	 * @param array{name: string, path: string} $file  Collected file.
	 * @param string[]                          $kinds Allowed kinds: signatures by extension.
	 * @return bool
	 */
	public function is_what_it_says( array $file, array $kinds = self::SIGNATURES ): bool {
		// Reads the extension, ignoring trailing spaces and dots; earlier dots are part of the name.
		$extension = 1 === preg_match( '/\.([a-z0-9]+)[\s.\p{Cf}]*$/iu', $file['name'], $found ) ? strtolower( $found[1] ) : '';
		if ( ! isset( $kinds[ $extension ] ) ) {
			return false;
		}
		$head = (string) file_get_contents( $file['path'], false, null, 0, 4096 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A temporary file of this request.
		if ( 1 !== preg_match( $kinds[ $extension ], $head ) || 1 === preg_match( '/<\?php/i', $head ) ) {
			return false;
		}
		if ( ! isset( self::PICTURES[ $extension ] ) ) {
			return true;
		}
		$size = wp_getimagesize( $file['path'] );
		return is_array( $size ) && self::PICTURES[ $extension ] === $size[2];
	}
}
