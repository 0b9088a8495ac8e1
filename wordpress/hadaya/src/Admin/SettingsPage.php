<?php
/**
 * The settings page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Islands;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Languages\Languages;
use Hadaya\Move\MoveSources;
use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\FrontSchema;
use Hadaya\Settings\Schema\SettingsSchema;
use Hadaya\Settings\SettingsStore;
use Hadaya\Statistics\Calendar;
use Hadaya\Support\Countries;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\Widget;
use Hadaya\Widgets\WidgetList;

defined( 'ABSPATH' ) || exit;

/**
 * The settings app at one of its places, and the statistics.
 */
final class SettingsPage {

	/**
	 * Handle of the app's files.
	 */
	const HANDLE = 'hadaya-admin';

	/**
	 * Handle of the statistics' file.
	 */
	const STATISTICS = 'hadaya-statistics';

	private SettingsStore $store;
	private MoveSources $sources;
	private Calendar $calendar;
	private Islands $islands;
	private ActivePlugins $active_plugins;
	private Channels $channels;
	private Countries $countries;
	private Access $access;
	private SettingsSchema $settings_schema;
	private PreviewRoute $preview_route;
	private WidgetList $widget_list;
	private Languages $languages;

	public function __construct(
		SettingsStore $store,
		MoveSources $sources,
		Calendar $calendar,
		Islands $islands,
		ActivePlugins $active_plugins,
		Channels $channels,
		Countries $countries,
		Access $access,
		SettingsSchema $settings_schema,
		PreviewRoute $preview_route,
		WidgetList $widget_list,
		Languages $languages
	) {
		$this->calendar        = $calendar;
		$this->islands         = $islands;
		$this->active_plugins  = $active_plugins;
		$this->channels        = $channels;
		$this->countries       = $countries;
		$this->access          = $access;
		$this->settings_schema = $settings_schema;
		$this->preview_route   = $preview_route;
		$this->widget_list     = $widget_list;
		$this->languages       = $languages;
		$this->store           = $store;
		$this->sources         = $sources;
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
	 * Puts the app on the page in view.
	 */
	public function enqueue(): void {
		$files = self::files();
		if ( ! $files->has( 'admin' ) ) {
			return;
		}
		$script = $files->describe( 'admin' );
		$style  = $files->style( 'admin' );
		wp_enqueue_media();
		wp_enqueue_script(
			self::HANDLE,
			$script['url'],
			array( 'react', 'wp-element', 'wp-components', 'wp-api-fetch', 'wp-i18n' ),
			$script['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		wp_add_inline_script( self::HANDLE, 'var hadayaAdmin=' . wp_json_encode( $this->start_data(), PageSettings::JSON_FLAGS ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
		if ( $files->has( 'statistics' ) && ! Widget::has_contact_plugin() ) {
			$this->enqueue_statistics( $files );
		}
	}

	/**
	 * Puts the statistics' app on the page; it asks for its numbers when it is seen. Its texts come with those of the settings.
	 *
	 * @param Manifest $files The app's files.
	 */
	private function enqueue_statistics( Manifest $files ): void {
		$script = $files->describe( 'statistics' );
		$style  = $files->style( 'statistics' );
		$start  = array(
			'today' => $this->calendar->today(),
			'zone'  => wp_timezone_string(),
			'first' => (int) get_option( 'start_of_week', 0 ),
		);
		wp_enqueue_script( self::STATISTICS, $script['url'], array( self::HANDLE ), $script['version'], true );
		wp_add_inline_script( self::STATISTICS, 'var hadayaStatistics=' . wp_json_encode( $start, PageSettings::JSON_FLAGS ) . ';', 'before' );
		wp_enqueue_style( self::STATISTICS, $style['url'], array( self::HANDLE ), $style['version'] );
	}

	/**
	 * Address of a file that the app fetches when it is wanted; empty where it is missing.
	 *
	 * @param string $name Logical name.
	 * @return string
	 */
	private static function address_of( string $name ): string {
		$files = self::files();
		$file  = $files->has( $name ) ? $files->describe( $name ) : null;
		return null === $file ? '' : add_query_arg( 'ver', (string) $file['version'], $file['url'] );
	}

	/**
	 * What the app starts with.
	 *
	 * @return array
	 */
	private function start_data(): array {
		$parts = array();
		foreach ( array_keys( $this->islands->all() ) as $name ) {
			$parts[] = array(
				'name'    => $name,
				'plugins' => $this->active_plugins->behind( $name ),
				'missing' => ! Manifest::of_runtime( 'react' )->has( $name ),
			);
		}
		$weights = array();
		foreach ( Options::RUNTIMES as $runtime ) {
			$weights[ $runtime ] = number_format_i18n( Manifest::of_runtime( $runtime )->weight( 'runtime' ) / 1000, 1 );
		}
		$contact = $this->active_plugins->behind( 'contact-widget' );
		return array(
			'state'     => $this->store->state(),
			'languages' => array(
				'shop'  => array_values( wp_list_filter( $this->languages->all(), array( 'is_added' => false ) ) ),
				'known' => Languages::known(),
			),
			'fresh'     => $this->widget_list->fresh(),
			'schema'    => $this->settings_schema->all(),
			'view'      => $this->preview_route->view_schema(),
			'countries' => Countries::CODES,
			'zones'     => timezone_identifiers_list(),
			'channels'  => $this->channels->describe(),
			'parts'     => $parts,
			'names'     => FrontSchema::names(),
			'weights'   => $weights,
			'rival'     => Widget::has_contact_plugin() ? ( array() === $contact ? __( 'A contact plugin', 'hadaya' ) : $contact[0] ) : '',
			'movers'    => $this->sources->found(),
			'home'      => $this->countries->home(),
			'plans'     => Countries::NUMBERS,
			'kinds'     => self::address_of( 'numbers' ),
			'qr'        => self::address_of( 'qr' ),
			'zone'      => wp_timezone_string(),
			'homeZones' => '' === $this->countries->home()
				? array()
				: timezone_identifiers_list( \DateTimeZone::PER_COUNTRY, $this->countries->home() ),
			'version'   => HADAYA_VERSION,
			'place'     => Menu::place(),
			'pages'     => Menu::address(),
			'plugins'   => admin_url( 'plugins.php' ),
			'shop'      => home_url( '/' ),
			// Beside a contact plugin the inbox is in no menu; it holds what was copied.
			'messages'  => Menu::address( 'inbox' ),
		);
	}

	/**
	 * Prints the page.
	 */
	public function print_page(): void {
		if ( ! $this->access->is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change these settings.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Hadaya', 'hadaya' ) . '</h1> ';
		echo '<a class="page-title-action" href="'
			. esc_url( add_query_arg( 'hadaya_debug', '1', home_url( '/' ) ) )
			. '">'
			. esc_html__( 'Something not showing? Run a diagnosis', 'hadaya' )
			. '</a><hr class="wp-header-end">';
		if ( ! self::files()->has( 'admin' ) ) {
			echo '<div class="notice notice-error"><p>'
				. esc_html__( 'A settings file is missing. Reinstall the plugin. Your settings are kept.', 'hadaya' )
				. '</p></div>';
		}
		echo '<noscript><div class="notice notice-warning"><p>'
			. esc_html__(
				'These settings require JavaScript. Turn it on in your browser and reload the page. Your shop and settings are not affected.',
				'hadaya'
			)
			. '</p></div></noscript>';
		// A script that never comes says so; the app takes its place when it is there.
		echo '<div id="hadaya-admin" class="hide-if-no-js"><p role="status">'
			. esc_html__( 'Loading settings …', 'hadaya' )
			. '</p></div>';
		self::tell_late(
			'#hadaya-admin',
			__(
				'The settings could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. Your shop is not affected.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			)
		);
		$this->print_statistics();
		echo '</div>';
	}

	/**
	 * Prints the script that says so where an app does not come.
	 *
	 * @param string $place Selector of the app's place.
	 * @param string $text  What is said.
	 */
	private static function tell_late( string $place, string $text ): void {
		wp_print_inline_script_tag(
			'setTimeout(function(){var e=document.querySelector("'
				. $place
				. '>[role=status]");if(e){e.textContent='
				. wp_json_encode( $text, PageSettings::JSON_FLAGS )
				. '}},15000)'
		);
	}

	/**
	 * Prints the place of the statistics, which the app takes into its section.
	 */
	private function print_statistics(): void {
		echo '<div id="statistics">';
		// A contact plugin counts by itself.
		if ( ! Widget::has_contact_plugin() ) {
			echo '<div id="hadaya-statistics-app" class="hide-if-no-js"><p role="status">'
				. esc_html__( 'Loading statistics …', 'hadaya' )
				. '</p></div>';
			self::tell_late(
				'#hadaya-statistics-app',
				__(
					'The statistics could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. Your data is kept.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				)
			);
		}
		echo '</div>';
	}
}
