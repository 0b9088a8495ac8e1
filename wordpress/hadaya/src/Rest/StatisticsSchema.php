<?php
/**
 * Schema for the statistics response.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Statistics\Report;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the response of the statistics route.
 *
 * @phpstan-import-type RestSchema from Route
 */
final class StatisticsSchema {

	/**
	 * Schema for a number of views, clicks, messages or quotes.
	 */
	const COUNT = array(
		'type'    => 'integer',
		'minimum' => 0,
	);

	/**
	 * Returns the schema for the counts in a range and in the range before it.
	 *
	 * @return RestSchema
	 */
	public static function response(): array {
		$counts = array(
			'views'    => self::COUNT,
			'clicks'   => self::COUNT,
			'messages' => self::COUNT,
		);
		$both   = $counts + array( 'before' => self::shape( $counts ) );
		$text   = array( 'type' => 'string' );
		$row    = array(
			'key'  => $text,
			'name' => $text,
		) + $both;
		$tables = array_fill_keys( array( 'channel', 'page', 'device', 'source', 'language', 'widget' ), self::all_of( self::shape( $row ) ) );
		$quote  = array(
			'key'    => array(
				'type' => 'string',
				'enum' => Report::QUOTES,
			),
			'count'  => self::COUNT,
			'before' => self::COUNT,
		);
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'hadaya-statistics',
		) + self::shape(
			array(
				'from'   => $text,
				'to'     => $text,
				'before' => self::shape(
					array(
						'from' => $text,
						'to'   => $text,
					)
				),
				'days'   => self::all_of( self::shape( array( 'day' => $text ) + $both ) ),
				'tables' => self::shape( $tables ),
				'quotes' => self::all_of( self::shape( $quote ) ),
				'today'  => $text,
				'first'  => $text,
				'months' => self::COUNT,
				'rest'   => array(
					'type' => 'string',
					'enum' => array( '', 'rival', 'off', 'uncounted' ),
				),
			)
		);
	}

	/**
	 * Returns the schema for an object with the given properties.
	 *
	 * @param array<string, RestSchema> $properties Its properties.
	 * @return RestSchema
	 */
	private static function shape( array $properties ): array {
		return array(
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * Returns the schema for a list of the given items.
	 *
	 * @param RestSchema $items Its items.
	 * @return RestSchema
	 */
	private static function all_of( array $items ): array {
		return array(
			'type'  => 'array',
			'items' => $items,
		);
	}
}
