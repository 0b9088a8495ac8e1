<?php
/**
 * Origin of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Http\Attribution;
use Hadaya\Http\TrafficType;

defined( 'ABSPATH' ) || exit;

/**
 * The page and widget from which a lead was sent, and the visitor's traffic source. Most of this data comes from a browser.
 *
 * @phpstan-type LeadOrigin array{widget?: string, page_title?: string, page_id?: string, ref_url?: string, source?: array<string, string>,
 *   device?: string, language?: string, form?: string}
 */
final class Origin {

	/**
	 * Stored data, each key optional: `widget`, `page_title`, `page_id`, `ref_url`, `source`, `device`, `language`, `form`.
	 *
	 * @var array<string, mixed>
	 */
	private array $parts;

	/**
	 * @param array<string, mixed> $parts As stored; each part is read as text.
	 */
	public function __construct( array $parts ) {
		$this->parts = $parts;
	}

	/** Returns the title of the page from which the lead was sent; empty if unknown. */
	public function title(): string {
		return $this->text( 'page_title' );
	}

	/** Returns the URL of the page from which the lead was sent; empty if unknown. */
	public function url(): string {
		return $this->text( 'ref_url' );
	}

	/** Returns the id of the page from which the lead was sent; 0 if unknown. */
	public function page(): int {
		return absint( $this->text( 'page_id' ) );
	}

	/** Returns the public name of the widget; `0`, the first widget, if unknown. */
	public function widget(): string {
		$widget = $this->text( 'widget' );
		return '' === $widget ? '0' : $widget;
	}

	/** Returns the id of the widget whose own form was sent; null for the shared form. */
	public function form(): ?int {
		$form = $this->text( 'form' );
		return '' === $form ? null : absint( $form );
	}

	/** Returns the device: `mobile` or `desktop`; empty if unknown. */
	public function device(): string {
		return $this->text( 'device' );
	}

	/** Returns the traffic source as text for the owner. */
	public function source(): string {
		return Attribution::describe( $this->parts );
	}

	/** Returns the traffic type, one of `TrafficType::KINDS`; empty if unknown. */
	public function arrival(): string {
		$source = isset( $this->parts['source'] ) && is_array( $this->parts['source'] )
			? array_filter( $this->parts['source'], 'is_string' )
			: array();
		return TrafficType::kind( $source, $this->url() );
	}

	/** Returns the language tag of the page; empty if unknown. */
	public function language(): string {
		return $this->text( 'language' );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return $this->parts;
	}

	/**
	 * Returns a stored value as text; empty if it is missing or not scalar.
	 *
	 * @param string $name Name of the part.
	 * @return string
	 */
	private function text( string $name ): string {
		return isset( $this->parts[ $name ] ) && is_scalar( $this->parts[ $name ] ) ? (string) $this->parts[ $name ] : '';
	}
}
