<?php
/**
 * Inbox page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Inbox\LeadList;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadIndex;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the inbox page: the app's start data, and a message if its script fails to load.
 */
final class InboxPage {

	/**
	 * Handle of the app's files.
	 */
	const HANDLE = 'hadaya-inbox';

	/**
	 * Milliseconds after which a missing script counts as failed.
	 */
	const PATIENCE = 15000;

	private LeadList $list;
	private LeadAccess $lead_access;
	private LeadResponse $lead_response;
	private LeadIndex $lead_index;
	private Access $access;
	private LeadFilters $lead_filters;
	private LeadRepository $leads;

	public function __construct(
		LeadList $list,
		LeadAccess $lead_access,
		LeadResponse $lead_response,
		LeadIndex $lead_index,
		Access $access,
		LeadFilters $lead_filters,
		LeadRepository $leads
	) {
		$this->lead_access   = $lead_access;
		$this->lead_response = $lead_response;
		$this->lead_index    = $lead_index;
		$this->access        = $access;
		$this->lead_filters  = $lead_filters;
		$this->leads         = $leads;
		$this->list          = $list;
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
	 * Enqueues the app on the current page.
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
		wp_add_inline_script( self::HANDLE, 'var hadayaInbox=' . wp_json_encode( $this->start_data(), PageSettings::JSON_FLAGS ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $style['url'], array( 'wp-components' ), $style['version'] );
	}

	/**
	 * Start data of the app.
	 *
	 * @return array<string, mixed>
	 */
	private function start_data(): array {
		$wanted = self::wanted();
		$lead   = $this->leads->find( $wanted );
		$home   = home_url();
		$people = array();
		foreach ( $this->lead_access->people() as $id => $name ) {
			$people[] = array(
				'id'   => $id,
				'name' => $name,
			);
		}
		return array(
			'list'      => $this->list->find( array() ),
			'lead'      => null === $lead ? null : $this->lead_response->whole( $lead ),
			'isGone'    => $wanted > 0 && null === $lead,
			'people'    => $people,
			'me'        => get_current_user_id(),
			'widgets'   => self::choices( $this->lead_index->values( LeadIndex::WIDGET ), array( $this->lead_filters, 'name_widget' ) ),
			'addresses' => self::choices(
				$this->lead_index->values( LeadIndex::PAGE ),
				static function ( string $url ) use ( $home ): string {
					return rawurldecode( 0 === strpos( $url, $home . '/' ) ? substr( $url, strlen( $home ) ) : $url );
				}
			),
			'page'      => Menu::address( 'inbox' ),
			'export'    => add_query_arg(
				array(
					'action'   => LeadDownloads::EXPORT_ACTION,
					'_wpnonce' => wp_create_nonce( LeadDownloads::EXPORT_ACTION ),
				),
				admin_url( 'admin-post.php' )
			),
			'texts'     => $this->access->is_allowed() ? Menu::address( 'advanced' ) : '',
		);
	}

	/**
	 * Options of a select field.
	 *
	 * @param string[] $values Values.
	 * @param callable $title  Makes one readable.
	 * @return array[] Each with `value` and `label`.
	 */
	private static function choices( array $values, callable $title ): array {
		$choices = array();
		foreach ( $values as $value ) {
			$choices[] = array(
				'value' => $value,
				'label' => call_user_func( $title, $value ),
			);
		}
		return $choices;
	}

	/**
	 * Id of the lead in the address; 0 for none.
	 *
	 * @return int
	 */
	private static function wanted(): int {
		return isset( $_GET['lead'] ) && is_scalar( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shown.
	}

	/**
	 * Prints the page.
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
				. esc_html__( 'An inbox file is missing. Reinstall the plugin. Your messages are kept.', 'hadaya' )
				. '</p></div></div>';
			return;
		}
		echo '<noscript><div class="notice notice-warning"><p>'
			. esc_html__( 'The inbox requires JavaScript. Turn it on in your browser and reload the page.', 'hadaya' )
			. '</p></div></noscript>';
		echo '<div id="hadaya-inbox" class="hide-if-no-js"><p role="status">'
			. esc_html__( 'Loading messages …', 'hadaya' )
			. '</p></div>';
		echo '<div id="hadaya-inbox-lost" class="notice notice-error" hidden><p>'
			. esc_html__(
				'The inbox could not be loaded because a script is missing. Reload the page. If that does not help, check for a plugin that blocks or combines admin scripts. Your messages are safe.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			)
			. '</p></div></div>';
		// Shows a message if the script breaks or never loads; the app replaces it.
		wp_print_inline_script_tag(
			'(function(){function tell(){var e=document.querySelector("#hadaya-inbox>[role=status]");'
				. 'if(e){e.hidden=true;document.getElementById("hadaya-inbox-lost").hidden=false}}'
				. 'addEventListener("error",function(event){if(event.target&&event.target.id==="'
				. self::HANDLE
				. '-js"){tell()}},true);setTimeout(tell,'
				. self::PATIENCE
				. ')})()'
		);
	}
}
