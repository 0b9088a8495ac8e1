<?php
/**
 * Filters of the lead list.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Settings\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Filters the lead list by page, widget and date.
 */
final class LeadFilters {

	private Formats $formats;

	public function __construct( Formats $formats ) {
		$this->formats = $formats;
	}

	/**
	 * Returns the page, widget and date filters as arguments for `WP_Query`; invalid dates are ignored.
	 *
	 * @param array<string, mixed> $requested Values of `address`, `widget`, `from` and `until`; empty for none.
	 * @return array<string, mixed>
	 */
	public function query( array $requested ): array {
		$query = array();
		$keys  = array(
			'address' => LeadIndex::PAGE,
			'widget'  => LeadIndex::WIDGET,
		);
		foreach ( $keys as $name => $key ) {
			if ( '' !== $requested[ $name ] ) {
				$query['meta_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Runs on the inbox screen only.
					'key'   => $key,
					'value' => $requested[ $name ],
				);
			}
		}
		$days = array(
			'from'  => 'after',
			'until' => 'before',
		);
		foreach ( $days as $name => $side ) {
			if ( '' !== $requested[ $name ] && '' === $this->formats->problem( $requested[ $name ], 'date' ) ) {
				$query['date_query']['inclusive'] = true;
				$query['date_query'][ $side ]     = $requested[ $name ];
			}
		}
		return $query;
	}

	/**
	 * Returns a widget's name as shown to the owner. The first widget is stored as `0`.
	 *
	 * @param string $widget Stored name.
	 * @return string
	 */
	public function name_widget( string $widget ): string {
		return '0' === $widget ? __( 'Contact widget', 'hadaya' ) : $widget;
	}
}
