<?php
/**
 * Filters of the lead list.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Settings\Formats;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Filters the lead list by page, widget and date; the export uses the same filters.
 */
final class LeadFilters {

	/**
	 * Query arguments for the filters; the first two are WordPress's own.
	 */
	const ARGUMENTS = array( 'post_status', 's', 'hadaya_page', 'hadaya_widget', 'hadaya_from', 'hadaya_until' );

	private Formats $formats;

	public function __construct( Formats $formats ) {
		$this->formats = $formats;
	}

	/**
	 * Returns the filters in the URL, keyed by query argument; filters that are not set are empty.
	 *
	 * @return string[]
	 */
	public function requested(): array {
		$given = array();
		foreach ( self::ARGUMENTS as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Reads a list only; callers check the capability. Cleaned by Texts, escaped where it is shown.
			$given[ $name ] = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? Texts::line( wp_unslash( $_GET[ $name ] ), Texts::MOST ) : '';
		}
		return $given;
	}

	/**
	 * Returns the page, widget and date filters as arguments for `WP_Query`; invalid dates are ignored.
	 *
	 * @param string[] $requested Filters, by name in the URL.
	 * @return array<string, mixed>
	 */
	public function query( array $requested ): array {
		$query = array();
		$keys  = array(
			'hadaya_page'   => LeadIndex::PAGE,
			'hadaya_widget' => LeadIndex::WIDGET,
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
			'hadaya_from'  => 'after',
			'hadaya_until' => 'before',
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
