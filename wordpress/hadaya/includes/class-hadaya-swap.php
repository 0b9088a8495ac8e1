<?php
/**
 * Taking over from the replaced plugins.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Gives the script handles of the replaced plugins our files, just before they are printed.
 * What hangs on a handle (localised settings, inline scripts, dependencies of other scripts) stays.
 */
final class Hadaya_Swap {

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Tags of our files.
	 *
	 * @var Hadaya_Tags
	 */
	private $tags;

	/**
	 * Handles that were taken over on this page.
	 *
	 * @var bool[]
	 */
	private $done = array();

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options  $options  The owner's settings.
	 * @param Hadaya_Manifest $manifest The built files.
	 * @param Hadaya_Tags     $tags     Tags of our files.
	 */
	public function __construct( Hadaya_Options $options, Hadaya_Manifest $manifest, Hadaya_Tags $tags ) {
		$this->options  = $options;
		$this->manifest = $manifest;
		$this->tags     = $tags;
	}

	/**
	 * Hooks in late: after every plugin has registered its files, before WordPress prints them.
	 */
	public function register() {
		add_action( 'wp_head', array( $this, 'take_over' ), 7 );
		add_action( 'wp_print_scripts', array( $this, 'take_over' ), 0 );
		add_action( 'wp_print_footer_scripts', array( $this, 'take_over' ), 0 );
	}

	/**
	 * Takes over every handle that is registered by now.
	 */
	public function take_over() {
		if ( is_admin() || $this->is_editing() ) {
			return;
		}
		foreach ( Hadaya_Islands::all() as $name => $island ) {
			if ( $this->options->is_island_on( $name ) && $this->manifest->has( $name ) ) {
				$this->take_over_island( $name, $island );
			}
		}
	}

	/**
	 * Takes over the handles of one island.
	 *
	 * @param string $name   Island.
	 * @param array  $island What we know of the replaced plugin.
	 */
	private function take_over_island( $name, array $island ) {
		$found = false;
		foreach ( $island['scripts'] as $handle ) {
			if ( wp_script_is( $handle, 'enqueued' ) && ! isset( $this->done[ 'script:' . $handle ] ) ) {
				$this->done[ 'script:' . $handle ] = true;
				$this->drop_dependencies( $handle, array_merge( $island['parts'], $island['unneeded'] ) );
				$this->define_early( $handle, $island['early'] );
				$this->tags->carry_module( $handle, $name );
				$found = true;
			}
		}
		foreach ( $island['styles'] as $handle ) {
			if ( wp_style_is( $handle, 'enqueued' ) && ! isset( $this->done[ 'style:' . $handle ] ) ) {
				$this->done[ 'style:' . $handle ] = true;
				$this->tags->carry_sheet( $handle, $name );
			}
		}
		if ( $found ) {
			array_map( 'wp_dequeue_script', $island['parts'] );
			array_map( 'wp_dequeue_style', $island['parts'] );
			if ( $island['sheet'] ) {
				$this->tags->enqueue_sheet( $name );
			}
		}
		foreach ( $island['beside'] as $handle ) {
			if ( wp_script_is( $handle, 'enqueued' ) ) {
				$this->tags->enqueue( $name );
			}
		}
	}

	/**
	 * Removes dependencies that ours does without; every other one stays.
	 *
	 * @param string   $handle   Script handle.
	 * @param string[] $unneeded Handles.
	 */
	private function drop_dependencies( $handle, array $unneeded ) {
		$script       = wp_scripts()->query( $handle, 'registered' );
		$script->deps = array_values( array_diff( $script->deps, $unneeded ) );
	}

	/**
	 * Defines what the plugin's own inline scripts call right after the replaced script: our module comes after them.
	 *
	 * @param string   $handle Script handle.
	 * @param string[] $early  Name of a global to its classic script.
	 */
	private function define_early( $handle, array $early ) {
		$inline = implode( "\n", (array) wp_scripts()->get_data( $handle, 'after' ) );
		foreach ( $early as $name => $code ) {
			if ( false !== strpos( $inline, $name ) ) {
				wp_add_inline_script( $handle, $code, 'before' );
			}
		}
	}

	/**
	 * Whether the page stands in a page builder's editor, which needs the builder's own scripts.
	 *
	 * @return bool
	 */
	private function is_editing() {
		return isset( $_GET['elementor-preview'] ) || is_customize_preview(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asked for its presence.
	}
}
