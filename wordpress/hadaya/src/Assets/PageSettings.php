<?php
/**
 * The settings object of the page.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Page\PageKind;
use Hadaya\Settings\Countries;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Prints `window.hadaya` before any of our files, once.
 */
final class PageSettings {

	/**
	 * Flags that keep a text from ending the script element or an attribute around it.
	 */
	const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * The built files.
	 *
	 * @var Manifest
	 */
	private Manifest $manifest;

	/**
	 * What kind of page is printed.
	 *
	 * @var PageKind
	 */
	private PageKind $page;

	/**
	 * Remembers its parts.
	 *
	 * @param Options  $options  The owner's settings.
	 * @param Manifest $manifest The built files.
	 * @param PageKind $page     What kind of page is printed.
	 */
	public function __construct( Options $options, Manifest $manifest, PageKind $page ) {
		$this->options  = $options;
		$this->manifest = $manifest;
		$this->page     = $page;
	}

	/**
	 * Prints the queue stub, the address of the files and the owner's settings by island.
	 */
	public function print_settings(): void {
		if ( $this->page->is_untouched() ) {
			return;
		}
		$settings = $this->with_country( $this->options->page_settings() );
		/**
		 * Settings by island, for themes: `$settings['swatches']['selectOnArrow'] = true`.
		 *
		 * @since 0.1.0
		 *
		 * @param array $settings Settings by island.
		 */
		$settings = (array) apply_filters( 'hadaya_page_settings', $settings );
		$data     = array( 'baseUrl' => $this->manifest->base_url() );
		if ( array() !== $settings ) {
			$data['settings'] = $settings;
		}
		Tags::print_inline( 'window.hadaya=Object.assign(window.hadaya||{q:[]},' . wp_json_encode( $data, self::JSON_FLAGS ) . ');', 'hadaya-settings' );
	}

	/**
	 * The settings with the shop's country, by which phone numbers without a country code are judged; the owner's own choice
	 * counts first.
	 *
	 * @param array $settings Settings of the owner.
	 * @return array
	 */
	private function with_country( array $settings ): array {
		$country = $this->options->is_island_on( 'contact-widget' ) ? Countries::home() : '';
		$contact = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		if ( '' !== $country && empty( $contact['phoneCountry'] ) ) {
			$settings['contact'] = array_merge( $contact, array( 'phoneCountry' => $country ) );
		}
		return $settings;
	}
}
