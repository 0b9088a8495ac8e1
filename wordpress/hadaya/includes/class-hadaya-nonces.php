<?php
/**
 * Fresh nonces for cached pages.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * A page out of a cache carries a nonce that may be weeks old. This action hands out a fresh one for the form.
 */
final class Hadaya_Nonces {

	/**
	 * Name of the ajax action.
	 */
	const ACTION = 'hadaya_fresh_nonce';

	/**
	 * Our contact widget.
	 *
	 * @var Hadaya_Widget
	 */
	private $widget;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Widget $widget Our contact widget.
	 */
	public function __construct( Hadaya_Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Registers the action for visitors and for logged-in users.
	 */
	public function register() {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Answers `{nonce}`. A nonce names the visitor's session, so nobody else can use it, and no cache may keep it.
	 */
	public function answer() {
		nocache_headers();
		if ( ! $this->widget->is_active() ) {
			wp_send_json( array( 'nonce' => '' ), 404 );
		}
		wp_send_json( array( 'nonce' => wp_create_nonce( Hadaya_Widget::NONCE_ACTION ) ) );
	}
}
