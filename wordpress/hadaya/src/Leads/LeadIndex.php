<?php
/**
 * Search index of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the values that are stored with each lead so that lists can search and filter by them.
 */
final class LeadIndex {

	/**
	 * Meta key for the page's URL without its query.
	 */
	const PAGE = '_hadaya_page';

	/**
	 * Meta key for the widget's public name.
	 */
	const WIDGET = '_hadaya_widget';

	/**
	 * Meta key for the page id, used by the statistics.
	 */
	const PAGE_NUMBER = '_hadaya_page_id';

	/**
	 * Meta key for the device, used by the statistics.
	 */
	const DEVICE = '_hadaya_device';

	/**
	 * Meta key for the traffic type, used by the statistics.
	 */
	const ARRIVAL = '_hadaya_arrival';

	/**
	 * Meta key for the page's language, used by the statistics.
	 */
	const LANGUAGE = '_hadaya_language';

	/**
	 * Returns the searchable text of a lead. It is stored as the post's content, because WordPress searches a post's content.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function search_text( Lead $lead ): string {
		// Angle brackets become spaces, because WordPress strips tags from content that a visitor submits. This affects only the search.
		$texts = implode(
			"\n",
			array_merge( array_values( $lead->texts() ), array_column( $lead->fields(), 'value' ), array_column( $lead->files(), 'name' ) )
		);
		return $this->fit( str_replace( array( '<', '>' ), ' ', $texts ) );
	}

	/**
	 * Removes characters that need four bytes in UTF-8, such as emojis, because the database may use a three-byte character set. The lead itself
	 * keeps them.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public function fit( string $text ): string {
		return (string) preg_replace( '/[\x{10000}-\x{10FFFF}]/u', '', $text );
	}

	/**
	 * Returns the meta values for filters and statistics, keyed by meta key.
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
	 * Returns up to 200 distinct values of a meta key, for a select field.
	 *
	 * @param string $key Meta key.
	 * @return string[]
	 */
	public function values( string $key ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for this query.
		$values = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value <> '' ORDER BY meta_value LIMIT 200",
				$key
			)
		);
		return array_map( 'strval', $values );
	}
}
