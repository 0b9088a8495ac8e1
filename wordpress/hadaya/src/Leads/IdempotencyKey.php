<?php
/**
 * Key of a form that may be sent twice.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Makes one key of the random one that the widget gave a form when it was opened and of what was sent. So the same form may
 * be sent again, by a second press or because the first answer never came, and is one lead; and what the visitor has changed
 * in between is not lost.
 */
final class IdempotencyKey {

	/**
	 * The key of a sending; empty where the form has none, as in older pages of a cache.
	 *
	 * @param string   $given  Key of the opened form.
	 * @param string[] $texts  Fields that every form knows.
	 * @param array[]  $fields The owner's own fields.
	 * @param array[]  $files  Sent files.
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
		return 'sent-' . substr( hash( 'sha256', $given . serialize( array( $texts, $fields, $named ) ) ), 0, 40 ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Hashed only; knows every text, also one that is no UTF-8.
	}
}
