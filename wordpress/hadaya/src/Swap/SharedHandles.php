<?php
/**
 * Shared handles that only a replaced plugin enqueues.
 *
 * @package Hadaya
 */

namespace Hadaya\Swap;

use Hadaya\Assets\Islands;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Dequeues style sheets and scripts of WordPress or the shop that a plugin enqueues only for elements that our islands render. A queue does not
 * record who enqueued a handle, so the plugin's own callback is wrapped: handles that it adds are dequeued afterwards. Handles that were already
 * enqueued stay enqueued. Handles that are enqueued later, or on which others depend, are still printed.
 */
final class SharedHandles {

	/** @var array<string, array<string, array{0: string, 1: string}>> */
	private array $taken      = array();
	private bool $is_watching = false;
	private Options $options;
	private PageKind $page;
	private ?ReplacedHandles $replaced_handles = null;
	private Islands $islands;

	public function __construct( Options $options, PageKind $page, Islands $islands ) {
		$this->islands = $islands;
		$this->options = $options;
		$this->page    = $page;
	}

	/**
	 * Returns the record of handles that were removed from the page, and creates it on first use.
	 *
	 * @return ReplacedHandles
	 */
	public function replaced_handles(): ReplacedHandles {
		if ( null === $this->replaced_handles ) {
			$this->replaced_handles = new ReplacedHandles();
		}
		return $this->replaced_handles;
	}

	/**
	 * Checks whether a record of removed handles exists, without creating one.
	 *
	 * @return bool
	 */
	public function has_replaced(): bool {
		return null !== $this->replaced_handles;
	}

	/**
	 * Wraps the callbacks of the plugins that enqueue shared handles.
	 */
	public function watch(): void {
		if ( $this->is_watching || $this->page->is_untouched() ) {
			return;
		}
		$this->is_watching = true;
		foreach ( $this->islands->all() as $name => $island ) {
			if ( ! $this->options->is_island_on( $name ) ) {
				continue;
			}
			$this->watch_plugins(
				$name,
				$this->page->shows( $name ) ? array_merge_recursive( $island['shared'], $island['instead'] ) : $island['shared']
			);
		}
	}

	/**
	 * Wraps the plugins' callbacks for `wp_enqueue_scripts`, which keep their priorities.
	 *
	 * @param string                      $island  Island.
	 * @param array<string, list<string>> $plugins Handles, keyed by the folder of the plugin that enqueues them.
	 */
	private function watch_plugins( string $island, array $plugins ): void {
		global $wp_filter;
		foreach ( array() === $plugins ? array() : $wp_filter['wp_enqueue_scripts']->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				$folder = self::folder_of( $callback['function'] );
				if ( isset( $plugins[ $folder ] ) ) {
					$wp_filter['wp_enqueue_scripts']->callbacks[ $priority ][ $id ]['function'] = $this->watched(
						$callback['function'],
						$island,
						$plugins[ $folder ]
					);
				}
			}
		}
	}

	/**
	 * Returns the folder of the plugin that defines a function; empty for WordPress's functions or if the file is unknown.
	 *
	 * @param callable $callback Function.
	 * @return string
	 */
	private static function folder_of( callable $callback ): string {
		try {
			$file = ( new \ReflectionFunction( \Closure::fromCallable( $callback ) ) )->getFileName();
		} catch ( \Throwable $thrown ) {
			$file = false;
		}
		// Most callbacks are WordPress's own, so the real path is resolved only for other callbacks.
		$is_core = false === $file || 0 === strpos( $file, ABSPATH . WPINC . '/' );
		return $is_core ? '' : explode( '/', plugin_basename( $file ) )[0];
	}

	/**
	 * Returns a callback that calls the original, and then dequeues those of the given handles that the original enqueued.
	 *
	 * @param callable $callback Callback.
	 * @param string   $island   Island.
	 * @param string[] $handles  Handles.
	 * @return Closure
	 */
	private function watched( callable $callback, string $island, array $handles ): \Closure {
		return function ( ...$given ) use ( $callback, $island, $handles ) {
			$before = self::asked_for( $handles );
			$answer = call_user_func_array( $callback, $given );
			foreach ( array_diff( self::asked_for( $handles ), $before ) as $asked ) {
				list( $kind, $handle ) = explode( ' ', $asked, 2 );
				$this->replaced_handles()->keep_parts( $island, array( $handle ) );
				'style' === $kind ? wp_dequeue_style( $handle ) : wp_dequeue_script( $handle );
				$this->taken[ $island ][ $asked ] = array( $kind, $handle );
			}
			return $answer;
		};
	}

	/**
	 * Returns the given handles that are enqueued directly, in the form `style x` or `script x`.
	 *
	 * @param string[] $handles Handles.
	 * @return string[]
	 */
	private static function asked_for( array $handles ): array {
		$asked = array();
		foreach ( $handles as $handle ) {
			if ( in_array( $handle, wp_styles()->queue, true ) ) {
				$asked[] = 'style ' . $handle;
			}
			if ( in_array( $handle, wp_scripts()->queue, true ) ) {
				$asked[] = 'script ' . $handle;
			}
		}
		return $asked;
	}

	/**
	 * Re-enqueues the handles that were dequeued for islands that do not replace their plugins on this page.
	 *
	 * @param string[] $islands Islands that replace their plugins on this page.
	 */
	public function settle( array $islands ): void {
		foreach ( array_diff_key( $this->taken, array_flip( $islands ) ) as $island => $taken ) {
			foreach ( $taken as list( $kind, $handle ) ) {
				'style' === $kind ? wp_enqueue_style( $handle ) : wp_enqueue_script( $handle );
			}
			unset( $this->taken[ $island ] );
		}
	}

	/**
	 * Omits the markup of WooCommerce's lightbox if the lightbox's style sheet was dequeued.
	 */
	public function leave_lightbox(): void {
		foreach ( $this->taken as $taken ) {
			if ( isset( $taken[ 'style ' . Islands::LIGHTBOX ] ) && ! wp_style_is( Islands::LIGHTBOX, 'enqueued' ) ) {
				remove_action( 'wp_footer', 'woocommerce_photoswipe' );
			}
		}
	}
}
