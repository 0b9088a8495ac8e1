<?php
/**
 * Settings page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Statistics\Calendar;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the admin page with the settings app and the statistics.
 */
final class SettingsPage {

	/**
	 * Handle for the app's script and style sheet.
	 */
	const HANDLE = 'hadaya-admin';

	/**
	 * Handle for the statistics app's script and style sheet.
	 */
	const STATISTICS = 'hadaya-statistics';

	private SettingsStart $start;
	private Calendar $calendar;
	private Access $access;
	private ContactWidgets $contact_widgets;

	public function __construct( SettingsStart $start, Calendar $calendar, Access $access, ContactWidgets $contact_widgets ) {
		$this->contact_widgets = $contact_widgets;
		$this->start           = $start;
		$this->calendar        = $calendar;
		$this->access          = $access;
	}

	/**
	 * Returns the manifest of the admin apps, which the build writes to `dist/admin`.
	 *
	 * @return Manifest
	 */
	private static function files(): Manifest {
		return new Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
	}

	/**
	 * Enqueues the settings app with its start data, and the statistics app if the site has an inbox.
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
		$start = wp_json_encode( $this->start->all( $files ), PageSettings::JSON_FLAGS );
		wp_add_inline_script( self::HANDLE, 'var hadayaAdmin=' . $start . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
		if ( $files->has( 'statistics' ) && $this->contact_widgets->has_inbox() ) {
			$this->enqueue_statistics( $files );
		}
	}

	/**
	 * Enqueues the statistics app, which requests its data when it becomes visible. Its translations are part of the settings app's translations.
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
	 * Prints the page: a link to the diagnostics, and the containers for the settings app and the statistics.
	 */
	public function print_page(): void {
		if ( ! $this->access->is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change these settings.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Hadaya', 'hadaya' ) . '</h1> ';
		// Before the first save, there is nothing to diagnose.
		if ( false !== get_option( Options::NAME ) ) {
			printf(
				'<a class="page-title-action" href="%1$s">%2$s</a>',
				esc_url( add_query_arg( 'hadaya_debug', '1', home_url( '/' ) ) ),
				esc_html__( 'Something not showing? Run diagnostics', 'hadaya' )
			);
		}
		echo '<hr class="wp-header-end">';
		if ( ! self::files()->has( 'admin' ) ) {
			echo '<div class="notice notice-error"><p>'
				. esc_html__( 'A settings file is missing. Reinstall the plugin. Your settings have not been lost.', 'hadaya' )
				. '</p></div>';
		}
		echo '<noscript><div class="notice notice-warning"><p>'
			. esc_html__(
				'These settings require JavaScript. Turn it on in your browser and reload the page. Your shop and settings are not affected.',
				'hadaya'
			)
			. '</p></div></noscript>';
		// Shows this text while the app loads. An error message replaces it if the app has not loaded after 15 seconds.
		echo '<div id="hadaya-admin" class="hide-if-no-js"><p role="status">'
			. esc_html__( 'Loading settings…', 'hadaya' )
			. '</p></div>';
		self::tell_late(
			'#hadaya-admin',
			__(
				'The settings could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. Your shop is not affected.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			)
		);
		$this->print_statistics();
		echo '</div>';
	}

	/**
	 * Prints a script that replaces an app's loading message with an error message if the app has not loaded after 15 seconds.
	 *
	 * @param string $screen Selector of the app's container.
	 * @param string $text   Error message.
	 */
	private static function tell_late( string $screen, string $text ): void {
		wp_print_inline_script_tag(
			'setTimeout(function(){var e=document.querySelector("'
				. $screen
				. '>[role=status]");if(e){e.textContent='
				. wp_json_encode( $text, PageSettings::JSON_FLAGS )
				. '}},15000)'
		);
	}

	/**
	 * Prints the container for the statistics. The settings app moves this container into its “Statistics” section.
	 */
	private function print_statistics(): void {
		echo '<div id="statistics">';
		// If another contact plugin is active, there are statistics only with the quote list, and they cover only quote requests.
		if ( $this->contact_widgets->has_inbox() ) {
			echo '<div id="hadaya-statistics-app" class="hide-if-no-js"><p role="status">'
				. esc_html__( 'Loading statistics…', 'hadaya' )
				. '</p></div>';
			self::tell_late(
				'#hadaya-statistics-app',
				__(
					'The statistics could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. No data has been lost.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			);
		}
		echo '</div>';
	}
}
