<?php
/**
 * Sizes of files.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * How large the files of the contact form may be: our limits or the server's, whichever are less. The page is told the
 * same figures that the server holds.
 */
final class UploadLimits {

	/**
	 * Bytes of one file at most.
	 */
	const ONE_FILE = 10485760;

	/**
	 * Bytes of all files of one message at most.
	 */
	const ALL_FILES = 33554432;

	/**
	 * Bytes that texts and separators of a message may take beside its files.
	 */
	const REST = 262144;

	/**
	 * Bytes of one file at most: ours or the server's, whichever is less.
	 *
	 * @return int
	 */
	public function one_file(): int {
		/**
		 * Size of one file of the contact form, in bytes. The server's own limits hold beside it.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$bytes = (int) apply_filters( 'hadaya_form_max_bytes', self::ONE_FILE );
		return min( $bytes, wp_max_upload_size(), $this->all_files() );
	}

	/**
	 * Bytes of all files of one message at most: ours, or what the server takes in one request.
	 *
	 * @return int
	 */
	public function all_files(): int {
		/**
		 * Size of all files of one message of the contact form, in bytes. The server's own limits hold beside it.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$bytes = (int) apply_filters( 'hadaya_form_max_total_bytes', self::ALL_FILES );
		return min( $bytes, $this->of_request() );
	}

	/**
	 * Bytes of files that the server takes in one request.
	 *
	 * @return int
	 */
	public function of_request(): int {
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $most > 0 ? max( 0, $most - self::REST ) : PHP_INT_MAX;
	}
}
