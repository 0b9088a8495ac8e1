<?php
/**
 * What leads are found by.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Writes beside each lead what WordPress' list searches it for and filters it by.
 */
final class LeadIndex {

	/**
	 * Meta key of the page, its address without the query.
	 */
	const PAGE = '_hadaya_page';

	/**
	 * Meta key of the widget.
	 */
	const WIDGET = '_hadaya_widget';

	/**
	 * Meta key of the number of the page, for the statistics.
	 */
	const PAGE_NUMBER = '_hadaya_page_id';

	/**
	 * Meta key of the kind of device, for the statistics.
	 */
	const DEVICE = '_hadaya_device';

	/**
	 * Meta key of how the visitor came, in one word, for the statistics.
	 */
	const ARRIVAL = '_hadaya_arrival';

	/**
	 * Meta key of the language of the page, for the statistics.
	 */
	const LANGUAGE = '_hadaya_language';

	/**
	 * All that somebody may search a lead for; WordPress searches the content of posts.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function words( Lead $lead ): string {
		// Only searched: WordPress takes what stands in tags out of a text that a visitor saves.
		$words = implode(
			"\n",
			array_merge( array_values( $lead->texts() ), array_column( $lead->fields(), 'value' ), array_column( $lead->files(), 'name' ) )
		);
		return $this->fit( str_replace( array( '<', '>' ), ' ', $words ) );
	}

	/**
	 * A text that every column holds: without the letters that a three-byte character set has no room for. Nobody reads it, so an
	 * emoji is not missed; the lead itself keeps them.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public function fit( string $text ): string {
		return (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', $text );
	}

	/**
	 * The meta values by which the list filters and the statistics count.
	 *
	 * @param Lead $lead Lead.
	 * @return string[]
	 */
	public function keys( Lead $lead ): array {
		$origin = $lead->origin();
		return array(
			self::PAGE        => $this->fit( mb_substr( (string) strtok( $origin->url(), '?#' ), 0, 190 ) ),
			self::WIDGET      => $this->fit( $origin->widget() ),
			self::PAGE_NUMBER => (string) $origin->page(),
			self::DEVICE      => $origin->device(),
			self::ARRIVAL     => $origin->arrival(),
			self::LANGUAGE    => $origin->language(),
		);
	}

	/**
	 * The different values of a key, for a choice among them.
	 *
	 * @param string $key Meta key.
	 * @return string[]
	 */
	public function values( string $key ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no call for this.
		$values = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value <> '' ORDER BY meta_value LIMIT 200",
				$key
			)
		);
		return array_map( 'strval', $values );
	}
}
