<?php
/**
 * Signatures of releases.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies ed25519 signatures, with PHP's sodium or the one that WordPress brings.
 */
final class Signature {

	/**
	 * Whether a text was signed with the private key that belongs to a public one.
	 *
	 * @param string $text      Text.
	 * @param string $signature Its signature, base64.
	 * @param string $key       Public key, hexadecimal.
	 * @return bool
	 */
	public static function is_right( string $text, string $signature, string $key ): bool {
		$raw_key       = 1 === preg_match( '/^[0-9a-fA-F]{64}$/D', $key ) ? (string) hex2bin( $key ) : '';
		$raw_signature = (string) base64_decode( $signature, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The form of a signature.
		if ( 32 !== strlen( $raw_key ) || 64 !== strlen( $raw_signature ) ) {
			return false;
		}
		if ( ! function_exists( 'sodium_crypto_sign_verify_detached' ) ) {
			require_once ABSPATH . WPINC . '/sodium_compat/autoload.php';
		}
		try {
			return sodium_crypto_sign_verify_detached( $raw_signature, $text, $raw_key );
		} catch ( \Exception $error ) {
			// A key that is no point of the curve.
			return false;
		}
	}
}
