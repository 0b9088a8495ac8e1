<?php
/**
 * Upload limits.
 *
 * @package Hadaya
 */

namespace Hadaya\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Maximum sizes of the contact form's files: our limit or the server's, whichever is lower. The page receives the limits that the server enforces.
 */
final class UploadLimits {

	/**
	 * Maximum size of one file, in bytes.
	 */
	const ONE_FILE = 10485760;

	/**
	 * Maximum total size of a message's files, in bytes.
	 */
	const ALL_FILES = 33554432;

	/**
	 * Bytes reserved for a message's text and multipart boundaries.
	 */
	const REST = 262144;

	/**
	 * Returns the maximum size of one file, in bytes: our limit, the server's, or the limit for all files of a message, whichever is lowest.
	 *
	 * @return int
	 */
	public function one_file(): int {
		/**
		 * Filters the maximum size of one file in the contact form, in bytes. The server's own limits apply too.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$bytes = (int) apply_filters( 'hadaya_form_max_bytes', self::ONE_FILE );
		return min( $bytes, wp_max_upload_size(), $this->all_files() );
	}

	/**
	 * Returns the maximum total size of a message's files, in bytes: our limit or the server's request limit, whichever is lower.
	 *
	 * @return int
	 */
	public function all_files(): int {
		/**
		 * Filters the maximum total size of the files in one message, in bytes. The server's own limits apply too.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes Limit.
		 */
		$bytes = (int) apply_filters( 'hadaya_form_max_total_bytes', self::ALL_FILES );
		return min( $bytes, $this->of_request() );
	}

	/**
	 * Returns the maximum total size of the files in one request, in bytes: PHP's `post_max_size` without the reserve for text.
	 *
	 * @return int
	 */
	public function of_request(): int {
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $most > 0 ? max( 0, $most - self::REST ) : PHP_INT_MAX;
	}
}
