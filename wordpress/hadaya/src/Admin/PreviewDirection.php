<?php
/**
 * Writing direction of the preview.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a page in the writing direction that the owner has selected for the preview.
 */
final class PreviewDirection {

	/** @var string `ltr` or `rtl`. */
	private string $direction;

	public function __construct( string $direction ) {
		$this->direction = $direction;
	}

	/**
	 * Sets the page's writing direction. If it differs from the site's direction, the page's language becomes Arabic or English, so that the preview
	 * shows the owner's texts in that language.
	 */
	public function apply(): void {
		if ( ( 'rtl' === $this->direction ) !== is_rtl() ) {
			add_filter( 'language_attributes', array( $this, 'translate' ) );
		}
		$GLOBALS['wp_locale']->text_direction = $this->direction;
		wp_styles()->text_direction           = $this->direction;
	}

	/**
	 * Sets the page's `lang` to `ar` for right to left, otherwise to `en`.
	 *
	 * @param string $attributes Attributes of the `html` element.
	 * @return string
	 */
	public function translate( $attributes ): string {
		$language = 'rtl' === $this->direction ? 'ar' : 'en';
		return (string) preg_replace( '/\blang="[^"]*"/', 'lang="' . $language . '"', $attributes );
	}
}
