<?php
/**
 * Consent banner attributes.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Marks scripts that contain only settings as necessary, in the notation of each consent banner. Banners block every inline script that contains a
 * service's name ("instagram.com"), even if the name is only part of a contact channel's URL. That would delay the whole widget, and all other
 * settings of the page, until the visitor gives consent, although a link needs none. The loader and the attribution data are not marked, because the
 * visitor decides about both: the loader and the attribution script check consent themselves.
 */
final class ConsentAttributes {

	/**
	 * Attributes that make banners ignore a script: Complianz, Cookiebot, Real Cookie Banner, iubenda.
	 */
	const MARKS = array(
		'data-category'        => 'functional',
		'data-cookieconsent'   => 'ignore',
		'consent-skip-blocker' => '1',
		'class'                => '_iub_cs_skip',
	);

	/**
	 * The island whose data must not bypass consent.
	 */
	const TRACKING = 'attribution';

	/**
	 * Exempts a script from blocking by consent banners if it contains Hadaya's settings, or the settings that Hadaya reads from replaced plugins.
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
	 * Checks whether a script element with this id contains a replaced script's settings. Code that other plugins attach to the same handle does not
	 * count, nor does a script that is not replaced on this page.
	 *
	 * @param string $id Id of a script element.
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
