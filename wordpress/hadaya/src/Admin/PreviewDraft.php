<?php
/**
 * Draft settings of a preview.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Overlays the stored settings with a draft, for the page that previews the draft.
 */
final class PreviewDraft {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Returns the stored settings with the draft applied. The draft replaces all widgets; in other groups, fields that the draft lacks keep their
	 * stored values.
	 *
	 * @param array<string, mixed> $draft   Sanitised settings by group.
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
		// Turns off counting, because the owner's clicks in a preview would distort the statistics.
		$stored['common']['tracking'] = false;
		return $stored;
	}

	/**
	 * Makes a widget render even if it is disabled or excluded from this page; the settings page tells the owner why visitors would not see it. Cart
	 * rules are kept, because the browser evaluates them.
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
