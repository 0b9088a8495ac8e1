<?php
/**
 * Marks for consent banners.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Consent banners hold back every inline script in which a service's name occurs ("instagram.com"), be it the address of a contact
 * channel in our settings: the whole widget, and every other setting of the page, would wait for a consent that nobody needs for a
 * link. So what only holds settings is marked as needed, in the words of each banner. Neither the loader nor the data of the
 * source tracking are: what those do is the visitor's to decide, and they ask.
 */
final class ConsentAttributes {

	/**
	 * How banners are told to leave a script alone: Complianz, Cookiebot, Real Cookie Banner, iubenda.
	 */
	const MARKS = array(
		'data-category'        => 'functional',
		'data-cookieconsent'   => 'ignore',
		'consent-skip-blocker' => '1',
		'class'                => '_iub_cs_skip',
	);

	/**
	 * The island whose data are not ours to let through.
	 */
	const TRACKING = 'attribution';

	/**
	 * Adds the marks to our settings and to those that replaced plugins print for us.
	 *
	 * @param array<string, string|bool> $attributes Attributes of an inline script.
	 * @return array<string, string|bool>
	 */
	public function add( $attributes ): array {
		$attributes = (array) $attributes;
		$id         = isset( $attributes['id'] ) ? (string) $attributes['id'] : '';
		return 0 === strpos( $id, 'hadaya-' ) || $this->is_replaced( $id ) ? $attributes + self::MARKS : $attributes;
	}

	/**
	 * Whether an id is that of a replaced script's settings. Code that others hang on its handle is theirs, and so is a script
	 * that is not replaced on this page.
	 *
	 * @param string $id Id.
	 * @return bool
	 */
	private function is_replaced( string $id ): bool {
		if ( '-js-extra' !== substr( $id, -9 ) ) {
			return false;
		}
		$handle = substr( $id, 0, -9 );
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( ! $script || false !== $script->src ) {
			return false;
		}
		$names = array_column( array_diff_key( Islands::TABLE, array( self::TRACKING => 1 ) ), 'scripts' );
		return in_array( $handle, array_merge( ...$names ), true );
	}
}
