<?php
/**
 * Names in the settings of the front end.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by `npx -y pnpm@12 run docs:reference` from the schemas of the widgets: change those.
 */
final class FrontTexts {

	/**
	 * Names of the parts that have fields.
	 *
	 * @return array<string, string>
	 */
	public static function titles(): array {
		return array(
			'swatches' => __( 'Swatches', 'hadaya' ),
			'gallery' => __( 'Gallery', 'hadaya' ),
			'variations' => __( 'Variation form', 'hadaya' ),
			'menu' => __( 'Menu and search', 'hadaya' ),
			'quote' => __( 'Quote list', 'hadaya' ),
			'content' => __( 'Content widgets', 'hadaya' ),
			'attribution' => __( 'Traffic sources', 'hadaya' ),
			'http' => __( 'Server requests', 'hadaya' ),
		);
	}

	/**
	 * Descriptions of choices.
	 *
	 * @return array<string, string>
	 */
	public static function choices(): array {
		return array(
			'click' => __( 'On click', 'hadaya' ),
			'hover' => __( 'On hover', 'hadaya' ),
			'bottom' => __( 'Below the image', 'hadaya' ),
			'left' => __( 'Left', 'hadaya' ),
			'right' => __( 'Right', 'hadaya' ),
			'contain' => __( 'Fit the whole image', 'hadaya' ),
			'cover' => __( 'Fill the frame and crop', 'hadaya' ),
			'off' => __( 'No request', 'hadaya' ),
			'hint' => __( 'Dim them', 'hadaya' ),
			'filter' => __( 'Disable them', 'hadaya' ),
			'auto' => __( 'Automatic', 'hadaya' ),
			'always' => __( 'Always', 'hadaya' ),
			'never' => __( 'Never', 'hadaya' ),
			'manual' => __( 'On Enter or Space', 'hadaya' ),
			'server' => __( 'Server flag', 'hadaya' ),
			'client' => __( 'Visitor’s browser', 'hadaya' ),
			'memory' => __( 'Page memory', 'hadaya' ),
			'session' => __( 'Tab storage', 'hadaya' ),
		);
	}
}
