<?php
/**
 * Settings for the front-end parts.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings that enable the islands and select their runtime and look.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type Island from Islands
 */
final class PartsSchema {

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/**
	 * Returns the schema with a switch for each island.
	 *
	 * @return FieldSchema
	 */
	public function islands(): array {
		$islands = array();
		foreach ( $this->islands->all() as $name => $island ) {
			$islands[ $name ] = Schema::flag( self::label( $name, $island ) );
		}
		return Schema::group( $islands );
	}

	/**
	 * Returns the schema for the choice between React and Preact.
	 *
	 * @return FieldSchema
	 */
	public static function files(): array {
		$names   = array( __( 'React (default)', 'hadaya' ), __( 'Preact (lighter)', 'hadaya' ) );
		$runtime = Schema::choice( __( 'JavaScript library', 'hadaya' ), array_combine( Options::RUNTIMES, $names ) );
		return Schema::group( array( 'runtime' => $runtime ) );
	}

	/**
	 * Returns the schema for the choice between Hadaya's look and the replaced plugins' look.
	 *
	 * @return FieldSchema
	 */
	public static function look(): array {
		$design = Schema::flag( __( 'Use Hadaya’s design', 'hadaya' ) ) + array(
			'description' => __(
				'Rounded corners and large buttons for galleries, swatches and menus. When off, they look as they do in the original plugins.',
				'hadaya'
			),
		);
		return Schema::group( array( 'hadaya' => $design ) );
	}

	/**
	 * Returns an island's label in the settings; its name if there is no label.
	 *
	 * @param string $name   Island.
	 * @param Island $island The island's entry in `Islands::TABLE`.
	 * @return string
	 */
	public static function label( string $name, array $island ): string {
		$labels = array(
			'gallery'        => __( 'Product gallery', 'hadaya' ),
			'swatches'       => __( 'Variation swatches', 'hadaya' ),
			'contact-widget' => __( 'Contact widget', 'hadaya' ),
			'attribution'    => __( 'Order attribution', 'hadaya' ),
			'menu'           => __( 'Menu and search', 'hadaya' ),
			'quote'          => __( 'Quote list', 'hadaya' ),
			'content'        => __( 'Sliders, accordions and tabs', 'hadaya' ),
		);
		return ! empty( $island['label'] ) ? $island['label'] : ( isset( $labels[ $name ] ) ? $labels[ $name ] : $name );
	}
}
