<?php
/**
 * Errors of the REST API.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Creates errors in the format of WordPress's REST API.
 */
final class RestError {

	/**
	 * Creates an error with an HTTP status and additional data for the client.
	 *
	 * @param string               $code    Error code without the prefix `hadaya_`.
	 * @param string               $message Readable text.
	 * @param int                  $status  HTTP status.
	 * @param array<string, mixed> $more    Additional data for programs.
	 * @return \WP_Error
	 */
	public static function of( string $code, string $message, int $status, array $more = array() ): \WP_Error {
		return new \WP_Error( 'hadaya_' . $code, $message, array( 'status' => $status ) + $more );
	}

	/**
	 * Creates an error with the status 400 and an error message for each invalid field.
	 *
	 * @param string   $message Readable text.
	 * @param string[] $errors  Errors by field path.
	 * @return \WP_Error
	 */
	public static function invalid( string $message, array $errors = array() ): \WP_Error {
		return self::of( 'invalid', $message, 400, array() === $errors ? array() : array( 'errors' => $errors ) );
	}
}
