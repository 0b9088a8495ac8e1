<?php
/**
 * Where a lead was written.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Http\Attribution;
use Hadaya\Http\TrafficType;

defined( 'ABSPATH' ) || exit;

/**
 * The page and the widget in which a lead was written, and where its visitor came from. All of it was told by a browser.
 */
final class Origin {

	/**
	 * `widget`, `page_title`, `page_id`, `ref_url`, `source`, `device`, `language`, `form`.
	 *
	 * @var array
	 */
	private array $parts;

	public function __construct( array $parts ) {
		$this->parts = $parts;
	}

	/** Title of the page. */
	public function title(): string {
		return $this->text( 'page_title' );
	}

	/** Address of the page. */
	public function url(): string {
		return $this->text( 'ref_url' );
	}

	/** Number of the page, 0 where it has none. */
	public function page(): int {
		return absint( $this->text( 'page_id' ) );
	}

	/** Name of the widget, `0` where it has none. */
	public function widget(): string {
		$widget = $this->text( 'widget' );
		return '' === $widget ? '0' : $widget;
	}

	/** Number of the widget whose own form it was; null where it was the form of all. */
	public function form(): ?int {
		$form = $this->text( 'form' );
		return '' === $form ? null : absint( $form );
	}

	/** Kind of device, `mobile` or `desktop`. */
	public function device(): string {
		return $this->text( 'device' );
	}

	/** Where the visitor came from, as an owner reads it. */
	public function source(): string {
		return Attribution::describe( $this->parts );
	}

	/** One word for that, of `TrafficType::KINDS`; empty where it is not known. */
	public function arrival(): string {
		$source = isset( $this->parts['source'] ) && is_array( $this->parts['source'] )
			? array_filter( $this->parts['source'], 'is_string' )
			: array();
		return TrafficType::kind( $source, $this->url() );
	}

	/** Tag of the language of the page. */
	public function language(): string {
		return $this->text( 'language' );
	}

	public function to_array(): array {
		return $this->parts;
	}

	/**
	 * A text among the parts.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	private function text( string $name ): string {
		return isset( $this->parts[ $name ] ) && is_scalar( $this->parts[ $name ] ) ? (string) $this->parts[ $name ] : '';
	}
}
