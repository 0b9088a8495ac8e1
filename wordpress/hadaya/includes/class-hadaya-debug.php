<?php
/**
 * The owner's panel.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts the panel on a page whose address asks for it. It tells nothing secret, so that an owner can also open it on a
 * phone without signing in.
 */
final class Hadaya_Debug {

	/**
	 * Script and style tags.
	 *
	 * @var Hadaya_Tags
	 */
	private $tags;

	/**
	 * Remembers where the tags are made.
	 *
	 * @param Hadaya_Tags $tags Script and style tags.
	 */
	public function __construct( Hadaya_Tags $tags ) {
		$this->tags = $tags;
	}

	/**
	 * Hooks before everything else of ours: the panel hears what starts after it.
	 */
	public function register() {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 0 );
	}

	/**
	 * Enqueues the panel when the address asks for it.
	 */
	public function enqueue() {
		if ( isset( $_GET['hadaya_debug'] ) && '1' === $_GET['hadaya_debug'] ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
			$this->tags->enqueue( 'debug' );
		}
	}
}
