<?php
/**
 * Table of the totals.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Support\OwnTable;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the table that counts views and clicks by day.
 */
final class CountsTable {

	private OwnTable $own_table;

	public function __construct( OwnTable $own_table ) {
		$this->own_table = $own_table;
	}

	/**
	 * Returns the table's name, including the site's prefix.
	 *
	 * @return string
	 */
	public function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_counts';
	}

	/**
	 * Creates the table, or adds missing columns and keys to an existing one.
	 */
	public function create(): void {
		$this->own_table->create(
			$this->name(),
			'day date NOT NULL,
			widget varchar(20) NOT NULL DEFAULT \'\',
			kind varchar(10) NOT NULL,
			name varchar(40) NOT NULL DEFAULT \'\',
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			clicks bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (day,widget,kind,name)'
		);
	}
}
