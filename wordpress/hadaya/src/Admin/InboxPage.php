<?php
/**
 * Inbox page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Leads\LeadAccess;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the inbox page: the app's start data, and a message if its script fails to load.
 */
final class InboxPage {

	/**
	 * Handle for the app's script and style sheet.
	 */
	const HANDLE = 'hadaya-inbox';

	/**
	 * Milliseconds after which the app counts as failed if the loading text is still there.
	 */
	const PATIENCE = 15000;

	private LeadAccess $lead_access;
	private InboxStart $inbox_start;

	public function __construct( LeadAccess $lead_access, InboxStart $inbox_start ) {
		$this->lead_access = $lead_access;
		$this->inbox_start = $inbox_start;
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
	 * Enqueues the app's script and style sheet for users who may see messages.
	 */
	public function enqueue(): void {
		$files = self::files();
		if ( ! $files->has( 'inbox' ) || ! $this->lead_access->is_allowed() ) {
			return;
		}
		$script = $files->describe( 'inbox' );
		$style  = $files->style( 'inbox' );
		wp_enqueue_script(
			self::HANDLE,
			$script['url'],
			array( 'react', 'wp-element', 'wp-components', 'wp-api-fetch', 'wp-i18n' ),
			$script['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		$start = wp_json_encode( $this->inbox_start->data(), PageSettings::JSON_FLAGS );
		wp_add_inline_script( self::HANDLE, 'var hadayaInbox=' . $start . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
	}

	/**
	 * Prints the app's container, and the message for a script that is missing or fails to load.
	 */
	public function print_page(): void {
		if ( ! $this->lead_access->is_allowed() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see messages.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap hadaya-inbox-page"><h1 class="wp-heading-inline">'
			. esc_html__( 'Inbox', 'hadaya' )
			. '</h1><hr class="wp-header-end">';
		if ( ! self::files()->has( 'inbox' ) ) {
			echo '<div class="notice notice-error"><p>'
				. esc_html__( 'An inbox file is missing. Reinstall the plugin. Your messages have not been lost.', 'hadaya' )
				. '</p></div></div>';
			return;
		}
		echo '<noscript><div class="notice notice-warning"><p>'
			. esc_html__( 'The inbox requires JavaScript. Turn it on in your browser and reload the page.', 'hadaya' )
			. '</p></div></noscript>';
		echo '<div id="hadaya-inbox" class="hide-if-no-js"><p role="status">'
			. esc_html__( 'Loading messages…', 'hadaya' )
			. '</p></div>';
		echo '<div id="hadaya-inbox-failed" class="notice notice-error" hidden><p>'
			. esc_html__(
				'The inbox could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. Your messages are safe.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			)
			. '</p></div></div>';
		// Shows the error message if the script fails to load, or if the app has not replaced the loading text in time.
		wp_print_inline_script_tag(
			'(function(){function tell(){var e=document.querySelector("#hadaya-inbox>[role=status]");'
				. 'if(e){e.hidden=true;document.getElementById("hadaya-inbox-failed").hidden=false}}'
				. 'addEventListener("error",function(event){if(event.target&&event.target.id==="'
				. self::HANDLE
				. '-js"){tell()}},true);setTimeout(tell,'
				. self::PATIENCE
				. ')})()'
		);
	}
}
