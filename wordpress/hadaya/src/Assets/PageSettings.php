<?php
/**
 * Settings object of the page.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Http\FrontEndpoint;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;
use Hadaya\Support\Countries;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the base URL of the files and the owner's settings once, before any of our files, as data for the loader. A script creates `window.hadaya`
 * immediately, for code that uses it before the loader runs.
 */
final class PageSettings {

	/**
	 * JSON flags that prevent a value from ending the script element or an attribute.
	 */
	const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/**
	 * Id of the script element that contains the settings as JSON.
	 */
	const ID = 'hadaya-settings';

	/**
	 * Creates `window.hadaya` from the settings, unless the loader has done so.
	 */
	const TAKE = <<<'JS'
(function (node, hadaya) {
	window.hadaya = hadaya;
	if (!node || node.hadayaTaken) return;
	node.hadayaTaken = true;
	Object.assign(hadaya, JSON.parse(node.textContent));
})(document.getElementById('hadaya-settings'), window.hadaya || { q: [] });
JS;

	private Options $options;
	private Manifest $manifest;
	private PageKind $page;

	/**
	 * Returns the `Countries`; lazy, because a site without the contact widget does not need them.
	 *
	 * @var \Closure
	 */
	private \Closure $countries;

	/**
	 * Returns the `FrontEndpoint`; lazy, because only the script of `print_watcher()` needs it.
	 *
	 * @var \Closure
	 */
	private \Closure $front_endpoint;

	public function __construct(
		Options $options,
		Manifest $manifest,
		PageKind $page,
		\Closure $countries,
		\Closure $front_endpoint
	) {
		$this->countries      = $countries;
		$this->front_endpoint = $front_endpoint;
		$this->options        = $options;
		$this->manifest       = $manifest;
		$this->page           = $page;
	}

	/**
	 * Prints the base URL of the files, the owner's settings for each island, and the stub for the command queue. The list of islands is empty at
	 * this point, so that the loader starts no island before the list is updated.
	 */
	public function print_settings(): void {
		if ( $this->page->is_untouched() ) {
			return;
		}
		$settings = $this->with_country( $this->options->page_settings() );
		/**
		 * Filters the settings by island, for themes: `$settings['swatches']['selectOnArrow'] = true`.
		 *
		 * @since 1.0.0
		 *
		 * @param array $settings Settings by island.
		 */
		$settings = (array) apply_filters( 'hadaya_page_settings', $settings );
		$data     = array( 'baseUrl' => $this->manifest->page_base() );
		if ( $this->options->has_islands() ) {
			$data['islands'] = array();
		}
		if ( array() !== $settings ) {
			$data['settings'] = $settings;
		}
		self::print_data( (string) wp_json_encode( $data, self::JSON_FLAGS | JSON_UNESCAPED_SLASHES ), self::ID );
		PageIslands::print_inline( preg_replace( '/\n\t*/', '', self::TAKE ), 'hadaya-global' );
	}

	/**
	 * Adds the shop's country to the settings, as the default for phone numbers without a country code. The owner's setting takes precedence.
	 *
	 * @param array<string, mixed> $settings Settings of the owner.
	 * @return array<string, mixed>
	 */
	private function with_country( array $settings ): array {
		$country = $this->options->is_island_on( 'contact-widget' ) ? ( $this->countries )()->home() : '';
		$contact = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		if ( '' !== $country && empty( $contact['phoneCountry'] ) ) {
			$settings['contact'] = array_merge( $contact, array( 'phoneCountry' => $country ) );
		}
		return $settings;
	}

	/**
	 * Prints the script that checks whether our scripts start and, if they do not, requests the AJAX action with the reason.
	 *
	 * @param string $action AJAX action that restores the replaced plugins if our scripts do not start.
	 */
	public function print_watcher( string $action ): void {
		$endpoints = array( admin_url( 'admin-ajax.php' ), ( $this->front_endpoint )()->url() );
		$asked     = array();
		foreach ( $endpoints as $endpoint ) {
			$asked[] = add_query_arg( 'action', $action, $endpoint ) . '&why=';
		}
		$code = (string) file_get_contents( HADAYA_FOLDER . 'src/WayBack/watcher.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
		$code = preg_replace( '#/\*.*?\*/|\n\t*#s', '', $code );
		PageIslands::print_inline(
			$code . '(window,document,' . wp_json_encode( $asked, self::JSON_FLAGS | JSON_UNESCAPED_SLASHES ) . ');',
			'hadaya-watch'
		);
	}

	/**
	 * Prints data for the loader. The data arrives with the page, whereas optimisers may delay inline scripts.
	 *
	 * @param string $json Object as JSON without a `<`, which could end the element or open a comment.
	 * @param string $id   Id of the element, one of those that the loader reads (`takeData`).
	 */
	public static function print_data( string $json, string $id ): void {
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => $id,
			)
		);
	}
}
