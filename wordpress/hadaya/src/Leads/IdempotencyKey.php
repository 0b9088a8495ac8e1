<?php
/**
 * Idempotency key of a form.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Hashes the random key of an opened form together with the submitted content. Resubmitting the same content, after a second click or a lost
 * response, creates only one lead; submitting changed content creates a new one.
 *
 * @phpstan-import-type LeadField from Lead
 * @phpstan-import-type PostedFile from \Hadaya\Uploads\Uploads
 */
final class IdempotencyKey {

	/**
	 * Returns the key of a submission; empty if the form has no random key, as on older cached pages.
	 *
	 * @param string           $given  Key of the opened form.
	 * @param string[]         $texts  Built-in fields.
	 * @param list<LeadField>  $fields The owner's custom fields.
	 * @param list<PostedFile> $files  Sent files.
	 * @return string
	 */
	public static function make( string $given, array $texts, array $fields, array $files ): string {
		if ( 1 !== preg_match( '/^[0-9a-f]{32}$/D', $given ) ) {
			return '';
		}
		$named = array();
		foreach ( $files as $file ) {
			$named[] = array( $file['label'] ?? '', $file['name'] ?? '', $file['size'] ?? 0 );
		}
		return 'sent-' . substr( hash( 'sha256', $given . serialize( array( $texts, $fields, $named ) ) ), 0, 40 ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only hashed; accepts any text, even invalid UTF-8.
	}
}
