<?php
/**
 * Loader on the page.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the loader in the head, before the style sheets, with three lists. `hadaya.islands` names the islands that the loader may start;
 * `hadaya.printed` names those whose settings have been printed, because no island may start without its settings. `hadaya.sheets` names the style
 * sheets on the page, even if an optimiser moves them into another file. Data that is known only in the footer is added at the top of the footer's
 * scripts, or right after code that other plugins attach to the settings. Everything except that code is data, so it does not wait for an optimiser
 * to run inline scripts.
 */
final class Loader {

	/**
	 * Script handle of the loader.
	 */
	const HANDLE = 'hadaya';

	private Manifest $manifest;
	private Options $options;
	private PrintedSettings $printed;

	/** @var bool[] */
	private array $islands = array();

	/** @var string[] */
	private array $ready = array();

	/** @var string[] */
	private array $later = array();
	private PageKind $page;
	private LoaderUpdates $updates;
	private Islands $known;

	public function __construct(
		Islands $islands,
		Manifest $manifest,
		Options $options,
		PageKind $page,
		StyleSheets $sheets
	) {
		$this->known    = $islands;
		$this->manifest = $manifest;
		$this->options  = $options;
		$this->printed  = new PrintedSettings( $islands );
		$this->page     = $page;
		$this->updates  = new LoaderUpdates( $this->printed, $sheets );
	}

	/**
	 * Allows the loader to start an island on this page.
	 *
	 * @param string $island Island.
	 */
	public function allow( string $island ): void {
		$this->islands[ $island ] = true;
	}

	/**
	 * Prints the loader, with the settings of the islands that start from the head.
	 */
	public function print_in_head(): void {
		if ( $this->is_needed() ) {
			$this->print_loader( array_values( array_filter( array_keys( $this->islands ), array( $this->printed, 'print_in_head' ) ) ) );
		}
	}

	/**
	 * Prints, right after a product's form, the settings that the form needs, because the rest of the page is long and visitors use the form first.
	 */
	public function print_at_form(): void {
		if ( $this->is_needed() && wp_script_is( self::HANDLE, 'done' ) ) {
			$this->print_more(
				array_values( array_filter( array_diff( array_keys( $this->islands ), $this->ready ), array( $this->printed, 'print_at_form' ) ) ),
				'hadaya-form'
			);
		}
	}

	/**
	 * Prints the settings that are known in the footer, before any footer script runs, and updates the loader.
	 */
	public function print_before_footer(): void {
		if ( ! $this->is_needed() ) {
			return;
		}
		$ready = array();
		foreach ( array_diff( array_keys( $this->islands ), $this->ready ) as $island ) {
			$handles = $this->printed->print_in_footer( $island );
			if ( array() === $handles ) {
				$ready[] = $island;
			} else {
				$this->tell_behind( $island, $handles );
			}
		}
		if ( wp_script_is( self::HANDLE, 'done' ) ) {
			$this->print_more( $ready, 'hadaya-more' );
		} else {
			$this->print_loader( $ready );
		}
	}

	/**
	 * Reports the remaining islands to the loader, after the footer's scripts have completed the settings of these islands.
	 */
	public function print_after_footer(): void {
		$reported = array_intersect( $this->later, wp_scripts()->done );
		$this->print_more( array_keys( array_diff_key( $this->later, $reported ) ), 'hadaya-last' );
	}

	/**
	 * Updates the loader when an island's settings are complete. If all code that changes them belongs to one handle, the update follows that code;
	 * otherwise, it follows the footer's scripts.
	 *
	 * @param string   $island  Island.
	 * @param string[] $handles Handles with code that changes the settings.
	 */
	private function tell_behind( string $island, array $handles ): void {
		$handle                 = 1 === count( $handles ) ? $handles[0] : '';
		$this->later[ $island ] = $handle;
		if ( '' !== $handle ) {
			LoaderUpdates::add_behind( $handle, array( 'printed' => array( $island ) ) );
		}
	}

	/**
	 * Checks whether this page gets the loader: Hadaya may change the page, and the loader was built.
	 *
	 * @return bool
	 */
	private function is_needed(): bool {
		return ! $this->page->is_untouched() && $this->manifest->has( self::HANDLE );
	}

	/**
	 * Prints the loader's script tag, preceded by the loader's data.
	 *
	 * @param string[] $ready Islands whose settings are all printed.
	 */
	private function print_loader( array $ready ): void {
		$file   = $this->manifest->describe( self::HANDLE );
		$data   = array();
		$hashes = $this->manifest->hashes( array_merge( $this->known->switched_off( $this->options ), array( self::HANDLE, 'integrity' ) ) );
		if ( ! empty( $hashes ) ) {
			$data['integrity'] = $hashes;
		}
		wp_register_script( self::HANDLE, $file['url'], array(), $file['version'], array( 'strategy' => 'async' ) );
		$this->updates->print_all( array_keys( $this->islands ), $ready, 'hadaya-islands', $data );
		$this->ready = $ready;
		add_filter( 'script_loader_tag', array( $this, 'filter_script_tag' ), 20, 2 );
		wp_scripts()->do_items( array( self::HANDLE ) );
	}

	/**
	 * Passes the loader the islands and settings that were not known in the head.
	 *
	 * @param string[] $ready Islands whose settings are all printed.
	 * @param string   $id    Id of the element.
	 */
	private function print_more( array $ready, string $id ): void {
		$this->updates->print_more( array_keys( $this->islands ), $ready, $id );
		$this->ready = array_merge( $this->ready, $ready );
	}

	/**
	 * Adds our attributes to the loader's tag, and a high fetch priority, because the loader is small and all islands wait for it.
	 *
	 * @param string $tag    Tag with its inline scripts.
	 * @param string $handle Script handle.
	 * @return string
	 */
	public function filter_script_tag( $tag, $handle ): string {
		if ( self::HANDLE !== $handle ) {
			return $tag;
		}
		$processor = new \WP_HTML_Tag_Processor( $tag );
		while ( $processor->next_tag( 'script' ) ) {
			if ( null !== $processor->get_attribute( 'src' ) ) {
				$processor->set_attribute( 'fetchpriority', 'high' );
				PageIslands::add_attributes( $processor, $this->manifest->describe( self::HANDLE ) );
			}
		}
		return $processor->get_updated_html();
	}
}
