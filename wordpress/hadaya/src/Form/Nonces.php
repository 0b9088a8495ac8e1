<?php
/**
 * Fresh nonces for cached pages.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Assets\PageSettings;
use Hadaya\Http\FrontEndpoint;
use Hadaya\Http\Request;
use Hadaya\Http\Visitor;
use Hadaya\Settings\Options;
use Hadaya\Uploads\UploadLimits;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\FormStamp;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a fresh nonce for our form, or for the form of the contact plugin whose widget we render, because a cached page may contain a nonce that is
 * weeks old.
 */
final class Nonces {

	/**
	 * AJAX action that returns a fresh nonce.
	 */
	const ACTION = Widget::TOKEN_ACTION;

	/**
	 * Script handle to which the contact plugin attaches its settings.
	 */
	const PLUGIN_HANDLE = 'chaty-front-end';

	private ContactWidgets $contact_widgets;
	private Options $options;
	private FrontEndpoint $front_endpoint;
	private UploadLimits $upload_limits;
	private Visitor $visitor;

	public function __construct(
		ContactWidgets $contact_widgets,
		Options $options,
		FrontEndpoint $front_endpoint,
		UploadLimits $upload_limits,
		Visitor $visitor
	) {
		$this->front_endpoint  = $front_endpoint;
		$this->upload_limits   = $upload_limits;
		$this->visitor         = $visitor;
		$this->options         = $options;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Adds the nonce action, the AJAX URL and the upload limits to the contact plugin's settings object.
	 */
	public function add_to_plugin(): void {
		if ( ! $this->serves_contact_plugin() || ! wp_script_is( self::PLUGIN_HANDLE, 'enqueued' ) ) {
			return;
		}
		$settings = array(
			'fresh_nonce_action' => self::ACTION,
			'front_ajax_url'     => $this->front_endpoint->url(),
			'max_upload_bytes'   => min( wp_max_upload_size(), $this->upload_limits->of_request() ),
			'max_total_bytes'    => $this->upload_limits->of_request(),
		);
		wp_add_inline_script(
			self::PLUGIN_HANDLE,
			'window.chaty_settings&&Object.assign(chaty_settings,' . wp_json_encode( $settings, PageSettings::JSON_FLAGS ) . ');',
			'before'
		);
	}

	/**
	 * Responds with `{nonce, stamp, trap}` for the posted widget, or with only the nonce for a contact plugin, which has no stamps. A nonce expires
	 * and, for a logged-in user, is tied to the session, so the response must not be cached.
	 */
	public function answer(): void {
		self::forbid_caching();
		$index = Request::current()->is_larger_than( Request::SMALL_REQUEST ) ? null : $this->posted_index();
		if ( null === $index ) {
			wp_send_json( array( 'nonce' => '' ), 404 );
		}
		$this->visitor->introduce();
		$answer = array( 'nonce' => wp_create_nonce( Widget::NONCE_ACTION . $index ) );
		if ( ! $this->serves_contact_plugin() ) {
			$answer += FormStamp::of_site()->proof();
		}
		wp_send_json( $answer );
	}

	/**
	 * Returns the index of the requesting widget, as posted by the form; null if this site has no such widget.
	 *
	 * @return string|null
	 */
	private function posted_index(): ?string {
		$index = isset( $_REQUEST['widget'] ) && is_string( $_REQUEST['widget'] ) ? $_REQUEST['widget'] : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The request fetches the nonce; only known names are accepted.
		$index = '0' === $index ? '' : $index;
		if ( $this->serves_contact_plugin() ) {
			return 1 === preg_match( '/^(_\d{1,4})?$/D', $index ) ? $index : null;
		}
		return null === $this->contact_widgets->find( $index ) ? null : $index;
	}

	/**
	 * Checks whether the contact plugin is active and our island renders its widget.
	 *
	 * @return bool
	 */
	private function serves_contact_plugin(): bool {
		return ContactWidgets::has_contact_plugin() && $this->options->is_island_on( 'contact-widget' );
	}

	/**
	 * Prevents browsers, proxies and caching plugins from storing the response.
	 */
	private static function forbid_caching(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- A name shared by caching plugins.
		nocache_headers();
		header( 'Cache-Control: no-store, no-cache, must-revalidate, max-age=0, private' );
		header( 'X-LiteSpeed-Cache-Control: no-cache' );
		header( 'Surrogate-Control: no-store' );
	}
}
