<?php
/**
 * Attribute that applies Hadaya's look.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the document element if the owner uses Hadaya's look, so that the look applies from the first paint.
 */
final class LookAttribute {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Adds the attribute with which style sheets apply Hadaya's look, if the owner uses that look.
	 *
	 * @param string $attributes Attributes of the document element.
	 * @return string
	 */
	public function add_attribute( $attributes ): string {
		return is_admin() || ! $this->options->has_own_look() ? $attributes : $attributes . ' data-hadaya-look="hadaya"';
	}
}
