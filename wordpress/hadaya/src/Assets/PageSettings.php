<?php
/**
 * The settings object of the page.
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
 * Prints the address of the files and the owner's settings before any of our files, once: as data that the loader reads, and a script
 * that makes `window.hadaya` of it at once, for whoever uses that before the loader has come.
 */
final class PageSettings {

	/**
	 * Flags that keep a text from ending the script element or an attribute around it.
	 */
	const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/**
	 * Id of the element with the settings.
	 */
	const ID = 'hadaya-settings';

	/**
	 * Makes `window.hadaya` of the settings, unless the loader has done so.
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
	 * Gives the `Countries`; a page without islands needs none.
	 *
	 * @var \Closure
	 */
	private \Closure $countries;

	/**
	 * Gives the `FrontEndpoint`, likewise.
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
	 * Prints the address of the files, the owner's settings by island and the queue's stub. The list of islands is empty here, so that the
	 * loader starts none before it is told.
	 */
	public function print_settings(): void {
		if ( $this->page->is_untouched() ) {
			return;
		}
		$settings = $this->with_country( $this->options->page_settings() );
		/**
		 * Settings by island, for themes: `$settings['swatches']['selectOnArrow'] = true`.
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
	 * The settings with the shop's country, by which phone numbers without a country code are judged; the owner's own choice
	 * counts first.
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
	 * Prints the script that watches whether our scripts start.
	 *
	 * @param string $action Action of the call that brings the replaced plugins back where they do not.
	 */
	public function print_watcher( string $action ): void {
		$doors = array( admin_url( 'admin-ajax.php' ), ( $this->front_endpoint )()->url() );
		$asked = array();
		foreach ( $doors as $door ) {
			$asked[] = add_query_arg( 'action', $action, $door ) . '&why=';
		}
		$code = (string) file_get_contents( HADAYA_FOLDER . 'src/WayBack/watcher.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		$code = preg_replace( '#/\*.*?\*/|\n\t*#s', '', $code );
		PageIslands::print_inline(
			$code . '(window,document,' . wp_json_encode( $asked, self::JSON_FLAGS | JSON_UNESCAPED_SLASHES ) . ');',
			'hadaya-watch'
		);
	}

	/**
	 * Prints what the loader has to know as data: it is there with the page, while optimisers run inline scripts when they like.
	 *
	 * @param string $json Object as JSON without a `<`, which could end the element or open a comment.
	 * @param string $id   Id of the element; the loader knows them all (`takeData`).
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
