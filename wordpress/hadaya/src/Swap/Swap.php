<?php
/**
 * Replacement of other plugins' files.
 *
 * @package Hadaya
 */

namespace Hadaya\Swap;

use Hadaya\Assets\Islands;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageIslands;
use Hadaya\Page\BuilderContent;
use Hadaya\Page\IslandEstimate;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the replaced plugins' files just before they are printed, and passes the islands that replace them to the
 * loader. Everything attached to a handle stays: localised settings, inline scripts, dependents.
 *
 * @phpstan-import-type Island from Islands
 */
final class Swap {

	private Options $options;
	private Manifest $manifest;
	private PageIslands $tags;
	private ?HandleAliases $aliases  = null;
	private ?BuilderContent $builder = null;
	private SharedHandles $shared_handles;

	/** @var bool[] */
	private array $done = array();

	/** @var bool[] */
	private array $replacing = array();
	private PageKind $page;
	private Islands $islands;

	public function __construct(
		Options $options,
		Manifest $manifest,
		PageIslands $tags,
		SharedHandles $shared_handles,
		PageKind $page,
		Islands $islands
	) {
		$this->islands        = $islands;
		$this->options        = $options;
		$this->manifest       = $manifest;
		$this->tags           = $tags;
		$this->shared_handles = $shared_handles;
		$this->page           = $page;
	}

	/** Returns the object that turns replaced script handles into aliases. */
	private function aliases(): HandleAliases {
		if ( null === $this->aliases ) {
			$this->aliases = new HandleAliases();
		}
		return $this->aliases;
	}

	/**
	 * Returns the object that inspects the page builder's output, and creates it on first use.
	 *
	 * @return BuilderContent
	 */
	private function builder(): BuilderContent {
		if ( null === $this->builder ) {
			$this->builder = new BuilderContent();
		}
		return $this->builder;
	}

	/**
	 * Inspects the markup of a page builder's document for `replace()`, and returns the markup unchanged.
	 *
	 * @param string $html Markup.
	 * @return string
	 */
	public function read_builder( $html ): string {
		return $this->builder()->read( $html );
	}

	/**
	 * Replaces every handle of a replaced plugin that has been enqueued so far.
	 */
	public function replace(): void {
		if ( $this->page->is_untouched() ) {
			return;
		}
		foreach ( $this->islands->all() as $name => $island ) {
			if ( $this->options->is_island_on( $name ) && $this->manifest->has( $name ) ) {
				$this->replace_scripts( $name, $island );
				$this->replace_styles( $name, $island );
				$this->join_builder( $name, $island );
			}
		}
		$this->shared_handles->settle( array_keys( $this->replacing ) );
	}

	/**
	 * Starts islands early if their plugins enqueue scripts only while rendering, which happens after the head is printed.
	 */
	public function start_early(): void {
		if ( $this->page->is_untouched() ) {
			return;
		}
		$possible = array();
		foreach ( $this->islands->all() as $name => $island ) {
			if (
				$this->options->is_island_on( $name )
				&& array() !== array_intersect( array_merge( $island['scripts'], $island['beside'] ), array_keys( wp_scripts()->registered ) )
			) {
				$possible[] = $name;
			}
		}
		// The plugins of these two islands enqueue their scripts only while rendering.
		$is_likely = array() !== array_intersect( $possible, array( 'menu', 'content' ) );
		foreach ( $is_likely ? array_intersect( ( new IslandEstimate() )->islands(), $possible ) : array() as $name ) {
			$this->tags->enqueue( $name );
		}
	}

	/**
	 * Turns the enqueued scripts that an island replaces into aliases, and allows the loader to start the island.
	 *
	 * @param string $name   Island.
	 * @param Island $island Its entry in `Islands::TABLE`.
	 */
	private function replace_scripts( string $name, array $island ): void {
		foreach ( $island['scripts'] as $handle ) {
			if ( ! wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' ) || isset( $this->done[ 'script:' . $handle ] ) ) {
				continue;
			}
			$this->replacing[ $name ]          = true;
			$this->done[ 'script:' . $handle ] = true;
			$this->shared_handles->replaced_handles()->keep( $name, $handle, $island['parts'] );
			$this->aliases()->make( $handle, $island );
			array_map( 'wp_dequeue_style', $island['parts'] );
			$this->tags->allow( $name );
			if ( $this->page->starts( $name ) ) {
				$this->tags->hint( $name );
			}
			if ( $island['sheet'] ) {
				$this->tags->sheets()->enqueue( $name );
			}
		}
	}

	/**
	 * Makes the style handles that an island replaces load the island's style sheet, or no file if the page does not show the island.
	 *
	 * @param string $name   Island.
	 * @param Island $island Its entry in `Islands::TABLE`.
	 */
	private function replace_styles( string $name, array $island ): void {
		foreach ( $island['styles'] as $handle ) {
			if ( wp_style_is( $handle, 'enqueued' ) && ! isset( $this->done[ 'style:' . $handle ] ) ) {
				$this->done[ 'style:' . $handle ] = true;
				$this->shared_handles->replaced_handles()->keep_style( $name, $handle );
				$this->tags->sheets()->carry( $handle, $name, $this->page->shows( $name ) );
			}
		}
	}

	/**
	 * Starts an island alongside a page builder's scripts when the footer's scripts are printed. Removes the builder's scripts if the island replaces
	 * everything that the builder put on the page and no other script needs them.
	 *
	 * @param string $name   Island.
	 * @param Island $island Entry of the builder's island in `Islands::TABLE`.
	 */
	private function join_builder( string $name, array $island ): void {
		foreach ( $island['beside'] as $handle ) {
			if (
				! wp_script_is( $handle, 'enqueued' )
				|| 'wp_print_footer_scripts' !== current_action()
				|| isset( $this->done[ 'script:' . $handle ] )
			) {
				continue;
			}
			$this->done[ 'script:' . $handle ] = true;
			$this->tags->allow( $name );
			if ( $this->builder()->has_ours() ) {
				$this->tags->enqueue( $name );
			}
			if ( ! wp_script_is( $handle, 'done' ) && $this->builder()->is_replaced() && ! $this->aliases()->is_needed( $handle ) ) {
				$this->shared_handles->replaced_handles()->keep( $name, $handle, $island['parts'] );
				$this->aliases()->make( $handle, $island );
			}
		}
	}
}
