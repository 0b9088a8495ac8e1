<?php
/**
 * The settings page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Chaty\ChatyData;
use Hadaya\Leads\Leads;
use Hadaya\Plugin;
use Hadaya\Rest\PreviewRoute;
use Hadaya\Settings\Access;
use Hadaya\Settings\Countries;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\FrontSchema;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\SettingsStore;
use Hadaya\Settings\WidgetList;
use Hadaya\Statistics\CountFlush;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Swap\Islands;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * One page under "Settings": the place of the settings app, and the statistics.
 */
final class SettingsPage {

	/**
	 * Slug of the page, and handle of the app's files.
	 */
	const SLUG = 'hadaya';

	/**
	 * Handle of the app's files.
	 */
	const HANDLE = 'hadaya-admin';

	/**
	 * Where settings are kept.
	 *
	 * @var SettingsStore
	 */
	private SettingsStore $store;

	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * Name of the page for WordPress.
	 *
	 * @var string
	 */
	private string $hook = '';

	/**
	 * Remembers its parts.
	 *
	 * @param SettingsStore $store Where settings are kept.
	 * @param Leads         $leads Where messages are kept.
	 */
	public function __construct( SettingsStore $store, Leads $leads ) {
		$this->store = $store;
		$this->leads = $leads;
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add_page(): void {
		$this->hook = (string) add_options_page( __( 'Hadaya', 'hadaya' ), __( 'Hadaya', 'hadaya' ), Access::capability(), self::SLUG, array( $this, 'print_page' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function add_link( $links ): array {
		array_unshift( $links, sprintf( '<a href="%1$s">%2$s</a>', esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ), esc_html__( 'Settings', 'hadaya' ) ) );
		return $links;
	}

	/**
	 * The app's files.
	 *
	 * @return Manifest
	 */
	private static function files(): Manifest {
		return new Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
	}

	/**
	 * Puts the app on its page.
	 *
	 * @param string $hook Name of the page in view.
	 */
	public function enqueue( $hook ): void {
		$files = self::files();
		if ( '' === $this->hook || $hook !== $this->hook || ! $files->has( 'admin' ) ) {
			return;
		}
		$script = $files->describe( 'admin' );
		$style  = $files->style( 'admin' );
		wp_enqueue_media();
		wp_enqueue_script( self::HANDLE, $script['url'], array( 'react', 'wp-element', 'wp-components', 'wp-api-fetch', 'wp-i18n' ), $script['version'], true );
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		wp_add_inline_script( self::HANDLE, 'var hadayaAdmin=' . wp_json_encode( $this->start_data(), PageSettings::JSON_FLAGS ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
	}

	/**
	 * What the app starts with.
	 *
	 * @return array
	 */
	private function start_data(): array {
		$parts = array();
		foreach ( array_keys( Islands::all() ) as $name ) {
			$parts[] = array(
				'name'    => $name,
				'plugins' => ActivePlugins::behind( $name ),
				'missing' => ! Plugin::manifest( 'react' )->has( $name ),
			);
		}
		$weights = array();
		foreach ( Options::RUNTIMES as $runtime ) {
			$weights[ $runtime ] = number_format_i18n( Plugin::manifest( $runtime )->weight( 'runtime' ) / 1000, 1 );
		}
		$contact = ActivePlugins::behind( 'contact-widget' );
		return array(
			'state'     => $this->store->state(),
			'fresh'     => WidgetList::fresh(),
			'schema'    => Schema::all(),
			'view'      => PreviewRoute::view_schema(),
			'countries' => Countries::CODES,
			'zones'     => timezone_identifiers_list(),
			'channels'  => Channels::describe(),
			'parts'     => $parts,
			'names'     => FrontSchema::names(),
			'weights'   => $weights,
			'rival'     => Widget::has_contact_plugin() ? ( array() === $contact ? __( 'A contact plugin', 'hadaya' ) : $contact[0] ) : '',
			'chaty'     => array() !== ChatyData::widgets(),
			'plugins'   => admin_url( 'plugins.php' ),
			'shop'      => home_url( '/' ),
			'messages'  => admin_url( 'edit.php?post_type=hadaya_lead' ),
		);
	}

	/**
	 * Prints the page.
	 */
	public function print_page(): void {
		if ( ! Access::is_allowed() ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Hadaya', 'hadaya' ) . '</h1>';
		echo '<p>' . esc_html__( 'Something does not show? The diagnosis names every part of a page, its state and what to mend.', 'hadaya' ) . ' <a href="' . esc_url( add_query_arg( 'hadaya_debug', '1', home_url( '/' ) ) ) . '">' . esc_html__( 'Open the shop with the diagnosis', 'hadaya' ) . '</a></p>';
		if ( ! self::files()->has( 'admin' ) ) {
			echo '<div class="notice notice-error"><p>' . esc_html__( 'A file of the settings page is missing. Install the plugin again; your settings stay.', 'hadaya' ) . '</p></div>';
		}
		echo '<noscript><div class="notice notice-warning"><p>' . esc_html__( 'These settings need JavaScript. Switch it on in your browser and load this page again. The shop itself works without it, and your settings stay as they are.', 'hadaya' ) . '</p></div></noscript>';
		echo '<div id="hadaya-admin"></div>';
		// The app takes the statistics into its section; a contact plugin counts by itself, so beside one there is only the speed.
		$settings = $this->store->state()['settings'];
		echo '<div id="statistics">';
		if ( Widget::has_contact_plugin() ) {
			StatisticsScreen::print_periods();
			CountFlush::of_site()->flush();
		} else {
			StatisticsScreen::print_all( $this->leads, WidgetList::names( $settings['widgets'] ), $settings['statistics']['keep_months'] );
		}
		VitalsScreen::print_all( StatisticsScreen::days(), $settings['statistics']['measure_speed'] );
		echo '</div>';
		echo '</div>';
	}
}
