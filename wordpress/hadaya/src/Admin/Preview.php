<?php
/**
 * Preview of unsaved settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Settings\Secrets;
use Hadaya\Support\StoredJson;
use Hadaya\Widgets\ContactForm;
use Hadaya\Widgets\PageRules;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a page of the site with the current user's draft settings. Everybody else sees the normal page.
 */
final class Preview {

	/**
	 * Query argument that requests a preview. Its value is a nonce for the action of the same name.
	 */
	const SWITCH = 'hadaya_preview';

	private Options $options;
	private Access $access;
	private PreviewDraft $preview_draft;
	private PreviewScript $preview_script;
	private PageRules $page_rules;

	/**
	 * Conditions of the simulated visit, with the fields of `PreviewRoute::view_schema()`.
	 *
	 * @var array<string, mixed>
	 */
	private array $view = array();

	/** @var list<Widget> */
	private array $widgets = array();

	public function __construct(
		Options $options,
		Access $access,
		PreviewDraft $preview_draft,
		PreviewScript $preview_script,
		PageRules $page_rules
	) {
		$this->access         = $access;
		$this->preview_draft  = $preview_draft;
		$this->preview_script = $preview_script;
		$this->page_rules     = $page_rules;
		$this->options        = $options;
	}

	/**
	 * Stores the current user's draft for an hour, without secrets such as API keys.
	 *
	 * @param array<string, mixed> $settings Sanitised settings by group.
	 * @param array<string, mixed> $view     Conditions of the preview.
	 */
	public static function keep( array $settings, array $view ): void {
		$draft = array(
			'settings' => Secrets::without( $settings ),
			'view'     => $view,
		);
		set_transient( self::key(), $draft, HOUR_IN_SECONDS );
	}

	/**
	 * Returns the URL that shows a page with the current user's draft. `hadaya_debug=0` makes the page's widgets report their state without opening the
	 * diagnostics.
	 *
	 * @param string $page Path of the page.
	 * @return string
	 */
	public static function address( string $page ): string {
		$texts = array(
			self::SWITCH          => wp_create_nonce( self::SWITCH ),
			DiagnosisLink::SWITCH => '0',
		);
		return add_query_arg( $texts, home_url( $page ) );
	}

	/**
	 * Returns the name of the transient that stores the current user's draft.
	 *
	 * @return string
	 */
	private static function key(): string {
		return 'hadaya_preview_' . get_current_user_id();
	}

	/**
	 * Replaces the settings with the draft, for this page only.
	 */
	public function begin(): void {
		if ( is_admin() || ! isset( $_GET[ self::SWITCH ] ) || ! $this->access->is_allowed() ) {
			return;
		}
		$nonce = is_string( $_GET[ self::SWITCH ] ) ? substr( $_GET[ self::SWITCH ], 0, 64 ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput, WordPress.Security.NonceVerification.Recommended -- This is the nonce itself, which is only compared.
		if ( ! wp_verify_nonce( $nonce, self::SWITCH ) ) {
			return;
		}
		$draft = get_transient( self::key() );
		if ( ! is_array( $draft ) ) {
			return;
		}
		$this->view = $draft['view'];
		$this->keep_out_of_caches();
		$stored        = $this->preview_draft->put( $draft['settings'], $this->options );
		$this->widgets = array_map( array( Widget::class, 'from_array' ), $stored['widgets'] );

		$stored['widgets'] = array_map( array( PreviewDraft::class, 'on_every_page' ), $stored['widgets'] );
		add_filter(
			'pre_option_' . Options::NAME,
			static function () use ( $stored ) {
				return StoredJson::encode( $stored );
			}
		);
		$this->options->forget();
		( new PreviewDirection( $this->view['direction'] ) )->apply();
		add_filter( 'show_admin_bar', '__return_false', 1000 );
		add_action( 'wp_head', array( $this, 'print_script' ), 0 );
	}

	/**
	 * Prevents caching of the page and allows the settings page to frame it.
	 */
	private function keep_out_of_caches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- A name shared by caching plugins.
		}
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		header_remove( 'X-Frame-Options' );
		header( 'Referrer-Policy: same-origin' );
		header( 'Content-Security-Policy: frame-ancestors ' . self::origin( admin_url() ), false );
	}

	/**
	 * Returns the scheme, host and port of a URL.
	 *
	 * @param string $url URL.
	 * @return string
	 */
	private static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/**
	 * Returns the reason why visitors get no widget on this page: `part` if the contact widget feature is disabled, `off` if all widgets are
	 * disabled, `page` if the page rules exclude this page. Empty if visitors get a widget.
	 *
	 * @return string
	 */
	private function reason(): string {
		if ( ! $this->options->is_island_on( 'contact-widget' ) ) {
			return 'part';
		}
		$on = array_filter( $this->widgets, static fn ( Widget $widget ): bool => $widget->is_enabled() );
		if ( array() === $on ) {
			return 'off';
		}
		return array() === array_filter( $on, fn ( Widget $widget ): bool => $this->page_rules->allow( $widget->pages() ) ) ? 'page' : '';
	}

	/**
	 * Prints the script that simulates the visitor's time, country and device, and reports the widget's state to the
	 * settings page.
	 */
	public function print_script(): void {
		$widget = Widget::from_array( $this->options->widgets()[0] );
		$this->preview_script->print_call(
			array(
				'opened' => $this->view['opened'],
				'reason' => $this->reason(),
				'thanks' => ContactForm::of( $this->options, $widget->id() )->success(),
				'origin' => self::origin( admin_url() ),
			) + ( new PreviewVisitor( $this->view ) )->to_array( $widget->zone() )
		);
	}
}
