<?php
/**
 * Page builder output.
 *
 * @package Hadaya
 */

namespace Hadaya\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Searches the page builder's markup, while it is printed, for widgets that our content island starts, and for anything that still needs the
 * builder's own scripts.
 */
final class BuilderContent {

	/**
	 * Widgets that the content island starts.
	 */
	const OURS = array(
		'accordion', 'toggle', 'tabs', 'nested-accordion', 'nested-tabs', 'counter', 'progress', 'image-carousel', 'slides',
		'media-carousel', 'testimonial-carousel', 'reviews', 'video', 'image-gallery', 'hfe-counter',
	);

	/**
	 * Widgets that need no script, or only the script of the menu island.
	 */
	const SILENT = array(
		'heading', 'image', 'text-editor', 'button', 'icon', 'icon-box', 'icon-list', 'image-box', 'divider', 'spacer', 'html',
		'shortcode', 'sidebar', 'social-icons', 'star-rating', 'rating', 'testimonial', 'menu-anchor', 'google_maps', 'read-more',
		'navigation-menu', 'hfe-search-button', 'hfe-site-title', 'hfe-site-tagline', 'hfe-cart', 'hfe-breadcrumbs-widget',
		'page-title', 'site-logo', 'retina', 'copyright',
	);

	/**
	 * Elements that need no script: wrappers of classic elements, and atomic elements (since Elementor 4), whose names start with `e-`.
	 */
	const SILENT_ELEMENTS = array(
		'section', 'column', 'container', 'widget', 'e-div-block', 'e-flexbox', 'e-grid', 'e-heading', 'e-paragraph', 'e-image',
		'e-button', 'e-svg', 'e-divider', 'e-self-hosted-video',
	);

	/**
	 * Matches the names of settings that do not need the builder's scripts.
	 */
	const SILENT_SETTING = '/^(content_width|container_type|background_slideshow_.*)$/';

	/**
	 * Matches a link action that needs the builder's scripts. The lightbox action does not match, because our content island handles it.
	 */
	const FOREIGN_ACTION = '/elementor-action(?!(?:%3A|:)action(?:%3D|=)lightbox)/i';

	private bool $has_ours    = false;
	private bool $has_foreign = false;
	private bool $is_seen     = false;

	public function has_ours(): bool {
		return $this->has_ours;
	}

	/**
	 * Checks whether the builder's own scripts can be removed, that is, whether the page's markup was inspected and works without them.
	 *
	 * @return bool
	 */
	public function is_replaced(): bool {
		/**
		 * Filters whether the page builder's own scripts can be removed from this page.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_replaced Whether Hadaya replaces every widget of the page.
		 */
		return (bool) apply_filters( 'hadaya_replaces_builder', $this->is_seen && ! $this->has_foreign );
	}

	/**
	 * Inspects the markup of one document and returns it unchanged.
	 *
	 * @param string $html Markup.
	 * @return string
	 */
	public function read( $html ): string {
		$this->is_seen     = true;
		$this->has_foreign = $this->has_foreign || 1 === preg_match( self::FOREIGN_ACTION, (string) $html );
		$tags              = new \WP_HTML_Tag_Processor( (string) $html );
		while ( $tags->next_tag() ) {
			$this->read_atomic( $tags );
			if ( null !== $tags->get_attribute( 'data-element_type' ) ) {
				$this->read_element( $tags );
			} elseif ( null !== $tags->get_attribute( 'data-elementor-open-lightbox' ) ) {
				$this->has_ours = true;
			}
		}
		return $html;
	}

	/**
	 * Records whether an atomic element is one of our widgets, and whether it needs the builder's scripts because of an effect, a link action or a
	 * handler.
	 *
	 * @param WP_HTML_Tag_Processor $element Positioned at a tag.
	 */
	private function read_atomic( \WP_HTML_Tag_Processor $element ): void {
		$type              = $element->get_attribute( 'data-e-type' );
		$is_moving         = ! in_array( $element->get_attribute( 'data-interactions' ), array( null, '', 'null', '[]' ), true );
		$has_handler       = null !== $type && ! in_array( $type, self::SILENT_ELEMENTS, true );
		$this->has_ours    = $this->has_ours || 'e-tabs' === $type;
		$this->has_foreign = $this->has_foreign || $has_handler || $is_moving || null !== $element->get_attribute( 'data-action-link' );
	}

	/**
	 * Records whether an element is one of our widgets, and whether it needs the builder's scripts.
	 *
	 * @param WP_HTML_Tag_Processor $element Positioned at the element's tag.
	 */
	private function read_element( \WP_HTML_Tag_Processor $element ): void {
		list( $type ) = explode( '.', (string) $element->get_attribute( 'data-widget_type' ) );
		$is_ours      = in_array( $type, self::OURS, true );
		$is_silent    = '' === $type || in_array( $type, self::SILENT, true );
		$settings     = json_decode( (string) $element->get_attribute( 'data-settings' ), true );
		$is_hidden    = false !== strpos( (string) $element->get_attribute( 'class' ), 'elementor-invisible' );
		// The menu island reads the settings of the header plugin's widgets, so these settings do not need the builder's scripts.
		$is_menu           = 'navigation-menu' === $type || 'hfe-search-button' === $type;
		$is_busy           = ! $is_ours && ! $is_menu && is_array( $settings ) && self::has_moving_setting( $settings );
		$this->has_ours    = $this->has_ours
			|| $is_ours
			|| ( isset( $settings['background_background'] ) && 'slideshow' === $settings['background_background'] );
		$this->has_foreign = $this->has_foreign || $is_hidden || $is_busy || ! ( $is_ours || $is_silent );
	}

	/**
	 * Checks whether any setting of an element, such as an effect, a background video or a stretched row, needs the builder's scripts.
	 *
	 * @param array<string, mixed> $settings Settings of an element.
	 * @return bool
	 */
	private static function has_moving_setting( array $settings ): bool {
		foreach ( $settings as $name => $value ) {
			$is_still = 'background_background' === $name ? 'video' !== $value : 1 === preg_match( self::SILENT_SETTING, (string) $name );
			if ( ! $is_still && '' !== $value && array() !== $value ) {
				return true;
			}
		}
		return false;
	}
}
