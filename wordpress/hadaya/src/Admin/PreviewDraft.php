<?php
/**
 * Settings that are looked at before they are saved.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a draft in the place of the settings, for a page that shows it.
 */
final class PreviewDraft {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * The settings with a draft in their place.
	 *
	 * @param array<string, mixed> $draft   Clean settings by group.
	 * @param Options              $options The owner's settings.
	 * @return array<string, mixed>
	 */
	public function put( array $draft, Options $options ): array {
		$stored = $options->stored();
		$stored = array_merge( $stored, array_intersect_key( $this->options->complete( $stored ), array_flip( array( 'widgets', 'common' ) ) ) );
		foreach ( $draft as $group => $fields ) {
			$stored[ $group ] = 'widgets' === $group
				? $fields
				: array_merge( isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array(), $fields );
		}
		// What the owner does in a preview counts for nobody.
		$stored['common']['tracking'] = false;
		return $stored;
	}

	/**
	 * A widget that is drawn although it is switched off, or kept from this page: the settings page says which. What it asks of the
	 * cart is judged in the page.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return array<string, mixed>
	 */
	public static function on_every_page( array $widget ): array {
		return array_merge(
			$widget,
			array(
				'enabled'     => true,
				'admins_only' => false,
				'pages'       => array_values( wp_list_filter( $widget['pages'] ?? array(), array( 'rule' => 'cart' ) ) ),
			)
		);
	}
}
